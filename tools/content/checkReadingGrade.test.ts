import { describe, expect, test } from 'vitest';
import { checkReadingGrade } from './checkReadingGrade.ts';
import { readingGrade, syllablesIn } from './readingGrade.ts';
import { messagesOf } from './test/messagesOf.ts';
import { FLOW_FILE, flowPage } from './test/samplePages.ts';

describe('the reading grade', () => {
  test('of a sentence with a published grade of 11.3 is 11.3', () => {
    const sentence = 'The Australian platypus is seemingly a hybrid of a mammal and reptilian creature.';
    expect(readingGrade([sentence])).toBeCloseTo(11.3, 1);
  });

  test('is lower for short words and sentences, and 0 for none', () => {
    expect(readingGrade(['The cat sat on the mat.'])).toBeLessThan(0);
    expect(readingGrade([])).toBe(0);
    expect(readingGrade(['42.'])).toBe(0);
  });

  test.each([
    ['cat', 1],
    ['quota', 2],
    ['survey', 2],
    ['answer', 2],
    ['response', 2],
    ['used', 1],
    ['added', 2],
    ['table', 2],
    ['yes', 1],
    ['e-mail', 2],
    ['question', 2],
    ['respondent', 3],
  ])('counts the syllables of "%s" as %i', (word, count) => {
    expect(syllablesIn(word)).toBe(count);
  });
});

describe('a page that is hard to read', () => {
  test('is told with its grade, the formula and the hardest sentence', async () => {
    const hard =
      'Organisational administrators configuring sophisticated authentication infrastructure necessitate comprehensive documentation regarding interoperability considerations.';
    const [message, ...others] = await messagesOf(checkReadingGrade, {
      [FLOW_FILE]: flowPage.replace('Managers decide here who may answer.', hard),
    });
    expect(others).toEqual([]);
    expect(message).toMatch(
      /:10 {2}The reading grade is 2\d\.\d; 10 is the limit \(Flesch-Kincaid: 0\.39 × words per sentence/,
    );
    expect(message).toContain('Hardest here: "Organisational administrators');
  });

  test('is judged by its sentences, not by its tables', async () => {
    const table = `\n| Field |\n|---|\n| ${'authentication infrastructure interoperability '.repeat(9)} |\n`;
    expect(await messagesOf(checkReadingGrade, { [FLOW_FILE]: flowPage + table })).toEqual([]);
  });
});
