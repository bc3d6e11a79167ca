import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleRecord } from '../test/sampleRecords.ts';
import { buildIndex } from './buildIndex.ts';
import { findTypos } from './findTypos.ts';
import { loadIndex } from './LoadedIndex.ts';

/** Damerau's distance with neighbouring swaps, by the full table. */
function distance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (__, column) => row + column),
  );
  const cell = (row: number, column: number) => table[row]?.[column] ?? 0;
  for (let row = 1; row <= a.length; row++) {
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1;
      let least = Math.min(cell(row - 1, column) + 1, cell(row, column - 1) + 1, cell(row - 1, column - 1) + same);
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        least = Math.min(least, cell(row - 2, column - 2) + 1);
      const line = table[row];
      if (line !== undefined) line[column] = least;
    }
  }
  return cell(a.length, b.length);
}

function prefixDistance(word: string, term: string): number {
  return Math.min(...Array.from({ length: term.length + 1 }, (_, end) => distance(word, term.slice(0, end))));
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 1, maxLength: 9 });

describe('findTypos', () => {
  it('finds exactly the words within reach, whole and unfinished', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(word, { minLength: 1, maxLength: 40 }),
        word,
        fc.constantFrom(1, 2),
        fc.boolean(),
        (terms, typed, most, unfinished) => {
          const { dictionary } = loadIndex(buildIndex([sampleRecord(0, { page: terms.join(' ') })]).index);
          const found = findTypos(dictionary, typed, most, unfinished).map(({ term }) => dictionary.text(term));
          const near = (term: string) =>
            distance(typed, term) <= most || (unfinished && prefixDistance(typed, term) <= most);
          const expected = Array.from({ length: dictionary.size }, (_, term) => dictionary.text(term)).filter(near);
          expect(found).toEqual(expected);
        },
      ),
      { numRuns: 300 },
    );
  });
});
