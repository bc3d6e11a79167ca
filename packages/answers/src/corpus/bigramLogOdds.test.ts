import { expect, test } from 'vitest';
import { wordsOf } from '../language/wordsOf.ts';
import { countBigrams, openBigramLogOdds, type StemSequences } from './bigramLogOdds.ts';
import { indexParaphrases, openParaphrases } from './paraphrases.ts';

const ANSWERED = ['make a survey', 'close a survey', 'share the link'];
const UNANSWERED = ['make a cake', 'bake a cake'];
const { logOdds, numbers } = open(ANSWERED, UNANSWERED);

function open(answered: readonly string[], unanswered: readonly string[]) {
  const data = indexParaphrases([answered, unanswered]);
  const { numberOf } = openParaphrases(data);
  const logOddsOf = openBigramLogOdds(countBigrams(data.stemSequences, answered.length));
  const numbers = (text: string) => wordsOf(text).map(({ stem }) => numberOf(stem));
  return { logOdds: (text: string, leftOut?: StemSequences) => logOddsOf(numbers(text), leftOut), numbers };
}

const leftOut = (texts: readonly string[]): StemSequences => ({
  answered: [],
  unanswered: texts.map((text) => numbers(text).map((number) => number ?? Number.NaN)),
});

test('bigrams raise the log odds of the kind of questions they occur in', () => {
  expect(logOdds('open a survey')).toBeGreaterThan(0);
  expect(logOdds('open a cake')).toBeLessThan(0);
});

test('words that nobody ever wrote count nothing', () => {
  expect(logOdds('strange words')).toBe(0);
});

test('paraphrases that are left out count nothing', () => {
  const question = 'make a cake';
  expect(logOdds(question, leftOut(UNANSWERED.slice(0, 1)))).toBeGreaterThan(logOdds(question));
  expect(logOdds(question, leftOut(UNANSWERED))).toBeGreaterThan(0);
});

test('without questions of both kinds the log odds are 0', () => {
  expect(open(ANSWERED, []).logOdds('make a cake')).toBe(0);
});
