import { expect, test } from 'vitest';
import { wordsOf } from '../language/wordsOf.ts';
import { indexPhrasings, openPhrasings } from './phrasings.ts';
import { countWordings, openWordingOdds, type Wordings } from './wordingOdds.ts';

const ANSWERED = ['make a survey', 'close a survey', 'share the link'];
const UNANSWERED = ['make a cake', 'bake a cake'];
const { odds, numbers } = open(ANSWERED, UNANSWERED);

function open(answered: readonly string[], unanswered: readonly string[]) {
  const data = indexPhrasings([answered, unanswered]);
  const { numberOf } = openPhrasings(data);
  const oddsOf = openWordingOdds(countWordings(data.wordings, answered.length));
  const numbers = (text: string) => wordsOf(text).map(({ stem }) => numberOf(stem));
  return { odds: (text: string, leftOut?: Wordings) => oddsOf(numbers(text), leftOut), numbers };
}

const leftOut = (texts: readonly string[]): Wordings => ({
  answered: [],
  unanswered: texts.map((text) => numbers(text).map((number) => number ?? Number.NaN)),
});

test('words side by side speak for the questions in which they stand so', () => {
  expect(odds('open a survey')).toBeGreaterThan(0);
  expect(odds('open a cake')).toBeLessThan(0);
});

test('nobody ever wrote strange words, so they say nothing', () => {
  expect(odds('strange words')).toBe(0);
});

test('what is left out counts nothing', () => {
  const question = 'make a cake';
  expect(odds(question, leftOut(UNANSWERED.slice(0, 1)))).toBeGreaterThan(odds(question));
  expect(odds(question, leftOut(UNANSWERED))).toBeGreaterThan(0);
});

test('without questions of both kinds there is nothing to compare', () => {
  expect(open(ANSWERED, []).odds('make a cake')).toBe(0);
});
