import { expect, test } from 'vitest';
import { wordsOf } from '../language/wordsOf.ts';
import { countWordings, openBigramLogOdds, type Wordings } from './bigramLogOdds.ts';
import { indexPhrasings, openPhrasings } from './phrasings.ts';

const ANSWERED = ['make a survey', 'close a survey', 'share the link'];
const UNANSWERED = ['make a cake', 'bake a cake'];
const { logOdds, numbers } = open(ANSWERED, UNANSWERED);

function open(answered: readonly string[], unanswered: readonly string[]) {
  const data = indexPhrasings([answered, unanswered]);
  const { numberOf } = openPhrasings(data);
  const logOddsOf = openBigramLogOdds(countWordings(data.wordings, answered.length));
  const numbers = (text: string) => wordsOf(text).map(({ stem }) => numberOf(stem));
  return { logOdds: (text: string, leftOut?: Wordings) => logOddsOf(numbers(text), leftOut), numbers };
}

const leftOut = (texts: readonly string[]): Wordings => ({
  answered: [],
  unanswered: texts.map((text) => numbers(text).map((number) => number ?? Number.NaN)),
});

test('words side by side speak for the questions in which they stand so', () => {
  expect(logOdds('open a survey')).toBeGreaterThan(0);
  expect(logOdds('open a cake')).toBeLessThan(0);
});

test('nobody ever wrote strange words, so they say nothing', () => {
  expect(logOdds('strange words')).toBe(0);
});

test('what is left out counts nothing', () => {
  const question = 'make a cake';
  expect(logOdds(question, leftOut(UNANSWERED.slice(0, 1)))).toBeGreaterThan(logOdds(question));
  expect(logOdds(question, leftOut(UNANSWERED))).toBeGreaterThan(0);
});

test('without questions of both kinds there is nothing to compare', () => {
  expect(open(ANSWERED, []).logOdds('make a cake')).toBe(0);
});
