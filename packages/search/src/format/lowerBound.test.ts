import fc from 'fast-check';
import { expect, test } from 'vitest';
import { indexInSorted, lowerBound } from './lowerBound.ts';

test('the lower bound is where a number is or would have to be inserted', () => {
  const sorted = [2, 3, 3, 8];
  const bounds = [1, 2, 3, 5, 8, 9].map((wanted) => lowerBound(sorted.length, (at) => (sorted[at] ?? 0) < wanted));
  expect(bounds).toEqual([0, 0, 1, 3, 3, 4]);
});

test('a number is found in a sorted array exactly when it is there', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(30)), fc.nat(30), (numbers, wanted) => {
      const sorted = Uint32Array.from(numbers).sort();
      expect(indexInSorted(sorted, wanted)).toBe(sorted.indexOf(wanted));
    }),
  );
});
