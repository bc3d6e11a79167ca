import { expect, test } from 'vitest';
import { holdsFact } from './questionKind.ts';

test('a value is a number, a limit or a default, and "one" is no number: it mostly stands for "a"', () => {
  expect(holdsFact('value', 'Up to 50 boats.')).toBe(true);
  expect(holdsFact('value', 'At most two.')).toBe(true);
  expect(holdsFact('value', 'There is no limit.')).toBe(true);
  expect(holdsFact('value', 'Open one boat.')).toBe(false);
});
