import { expect, test } from 'vitest';
import { dropsSince } from './checkAgainst.ts';

const figure = (name: string, value: number) => ({ name, value, low: value - 0.1, high: value + 0.1, count: 100 });

test('a figure that stays within two points passes', () => {
  expect(dropsSince([figure('right section cited first', 0.7)], [figure('right section cited first', 0.69)])).toEqual(
    [],
  );
});

test('a figure that drops by more is named', () => {
  expect(dropsSince([figure('right section cited first', 0.7)], [figure('right section cited first', 0.66)])).toEqual([
    expect.stringContaining('"right section cited first" has dropped from 0.700 to 0.660'),
  ]);
});

test('false refusals may not rise, and a figure may not vanish', () => {
  expect(dropsSince([figure('false refusals', 0.05)], [figure('false refusals', 0.09)])).toHaveLength(1);
  expect(dropsSince([figure('false refusals', 0.05)], [figure('false refusals', 0.01)])).toEqual([]);
  expect(dropsSince([figure('links valid', 1)], [])).toEqual([expect.stringContaining('no longer measured')]);
});

test('times are never judged', () => {
  expect(dropsSince([figure('whole answer, p95 in ms', 5)], [figure('whole answer, p95 in ms', 500)])).toEqual([]);
});

test('answers may become a tenth longer, but no more', () => {
  const words = (value: number) => ({ name: 'words, p90', value, low: value, high: value, count: 100 });
  expect(dropsSince([words(130)], [words(142)])).toEqual([]);
  expect(dropsSince([words(130)], [words(144)])).toHaveLength(1);
});
