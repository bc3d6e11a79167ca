import { expect, test } from 'vitest';
import { wilson } from './figures.ts';

const rounded = (value: number, cases: number) => {
  const { low, high } = wilson(value, cases);
  return [low.toFixed(3), high.toFixed(3)];
};

test('the interval of a share is that of Wilson, as published for 81 of 263 (Newcombe 1998)', () => {
  expect(rounded(81 / 263, 263)).toEqual(['0.255', '0.366']);
});

test('where all or none of a few went right the interval still has a width', () => {
  expect(rounded(1, 12)).toEqual(['0.757', '1.000']);
  expect(rounded(0, 20)).toEqual(['0.000', '0.161']);
});

test('no interval leads beyond 0 or 1 or leaves out its share', () => {
  for (const cases of [1, 3, 29, 148, 2062])
    for (const value of [0, 1 / 3, 1]) {
      const { low, high } = wilson(value, cases);
      expect([0 <= low, low <= value, value <= high, high <= 1]).toEqual([true, true, true, true]);
    }
});
