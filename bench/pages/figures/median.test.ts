import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { median } from './median.ts';

describe('the median', () => {
  test('is the middle value, or lies between the middle two', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 9, 2])).toBe(3);
  });

  test('of nothing is nothing', () => {
    expect(median([])).toBeNull();
  });

  test('has as many values on one side as on the other, in whatever order they came', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), (values) => {
        const middle = median(values) ?? Number.NaN;
        const below = values.filter((value) => value < middle).length;
        const above = values.filter((value) => value > middle).length;
        expect(Math.max(below, above)).toBeLessThanOrEqual(values.length / 2);
        expect(median(values.toReversed())).toBe(middle);
      }),
    );
  });
});
