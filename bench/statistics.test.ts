import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { median, percentile } from './statistics.ts';

describe('the median', () => {
  test('is the middle value, or lies between the middle two', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 9, 2])).toBe(3);
  });

  test('of nothing is no number', () => {
    expect(median([])).toBeNaN();
  });

  test('has as many values on one side as on the other, in whatever order they came', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), (values) => {
        const middle = median(values);
        const below = values.filter((value) => value < middle).length;
        const above = values.filter((value) => value > middle).length;
        expect(Math.max(below, above)).toBeLessThanOrEqual(values.length / 2);
        expect(median(values.toReversed())).toBe(middle);
      }),
    );
  });
});

test('a percentile is the value that so many of a hundred do not exceed', () => {
  const hundred = Array.from({ length: 100 }, (_, at) => at + 1);
  expect([50, 95, 99, 100].map((of100) => percentile(hundred, of100))).toEqual([50, 95, 99, 100]);
  expect(percentile([3], 95)).toBe(3);
  expect(percentile([], 95)).toBeNaN();
});
