import { expect, test } from 'vitest';
import { indexWordingOdds } from './wordingOdds.ts';

const split = (texts: readonly string[]) => texts.map((text) => text.split(' '));
const WORDINGS = {
  answered: split(['make a survey', 'close a survey', 'share the link']),
  unanswered: split(['make a cake', 'bake a cake']),
};
const odds = indexWordingOdds(WORDINGS);

test('words side by side speak for the questions in which they stand so', () => {
  expect(odds(['open', 'a', 'survey'])).toBeGreaterThan(0);
  expect(odds(['open', 'a', 'cake'])).toBeLessThan(0);
});

test('nobody ever wrote strange words, so they say nothing', () => {
  expect(odds(['strange', 'words'])).toBe(0);
});

test('what is left out counts nothing', () => {
  const [first = []] = WORDINGS.unanswered;
  const question = ['make', 'a', 'cake'];
  expect(odds(question, { answered: [], unanswered: [first] })).toBeGreaterThan(odds(question));
  expect(odds(question, { answered: [], unanswered: WORDINGS.unanswered })).toBeGreaterThan(0);
});

test('without questions of both kinds there is nothing to compare', () => {
  expect(indexWordingOdds({ ...WORDINGS, unanswered: [] })(['make', 'a', 'cake'])).toBe(0);
});
