import { editDistance } from '@feedback-docs/text';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleRecord } from '../../test/sampleRecords.ts';
import { buildIndex } from '../build/buildIndex.ts';
import { findTypos } from './findTypos.ts';
import { loadIndex } from './LoadedIndex.ts';

function prefixDistance(word: string, term: string): number {
  return Math.min(...Array.from({ length: term.length + 1 }, (_, end) => editDistance(word, term.slice(0, end), 99)));
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 1, maxLength: 9 });

describe('findTypos', () => {
  test('finds exactly the terms within reach, whole and as prefix', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(word, { minLength: 1, maxLength: 40 }),
        word,
        fc.constantFrom(1, 2),
        fc.boolean(),
        (terms, typed, most, isPrefix) => {
          const { dictionary } = loadIndex(buildIndex([sampleRecord(0, { page: terms.join(' ') })]).index);
          const found = findTypos(dictionary, typed, most, isPrefix).map(({ term }) => dictionary.text(term));
          const near = (term: string) =>
            editDistance(typed, term, 99) <= most || (isPrefix && prefixDistance(typed, term) <= most);
          const expected = Array.from({ length: dictionary.size }, (_, term) => dictionary.text(term)).filter(near);
          expect(found).toEqual(expected);
        },
      ),
      { numRuns: 300 },
    );
  });
});
