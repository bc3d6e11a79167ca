import { expect, test } from 'vitest';
import type { CorpusSection } from '../corpus/Corpus.ts';
import { indexPhrasings, openPhrasings } from '../corpus/phrasings.ts';
import { wordsOf } from '../language/wordsOf.ts';
import { taughtAs } from './taughtAs.ts';

const SECTIONS = [{ isRelease: false }, { isRelease: true }] as CorpusSection[];
const PHRASINGS = openPhrasings(
  indexPhrasings([
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
])('"%s" is taught as %s', (question, taught) => {
  const stems = wordsOf(question).map(({ stem }) => stem);
  expect(taughtAs(stems, { phrasings: PHRASINGS, sections: SECTIONS })).toBe(taught);
});
