import { expect, test } from 'vitest';
import type { CorpusSection } from '../corpus/Corpus.ts';
import { indexParaphrases, openParaphrases } from '../corpus/paraphrases.ts';
import { stemsOf } from '../language/wordsOf.ts';
import { exactParaphrase } from './exactParaphrase.ts';

const SECTIONS = [{ isRelease: false }, { isRelease: true }] as CorpusSection[];
const PHRASINGS = openParaphrases(
  indexParaphrases([
    ['How do I set a quota?', 'make a pancake'],
    ['quotas on tablets'],
    ['What is the meaning of life?', 'make a pancake'],
  ]),
);

test.each([
  ['how do I set a quota', 'answered'],
  ['What is the meaning of life', 'unanswered'],
  ['life of the meaning is what', undefined],
  ['make a pancake', undefined],
  ['quotas on tablets', undefined],
  ['is it', undefined],
])('"%s" is exactMatch as %s', (question, exactMatch) => {
  const stems = stemsOf(question);
  expect(exactParaphrase(stems, { paraphrases: PHRASINGS, sections: SECTIONS })).toBe(exactMatch);
});
