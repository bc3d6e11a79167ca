import { expect, test } from 'vitest';
import { row, zeros } from './Matrix.ts';
import { principalAxes } from './principalAxes.ts';

test('the first axis is the direction in which the rows differ most', () => {
  const data = zeros(4, 3);
  for (const [at, numbers] of [
    [9, 9, 1],
    [-9, -9, 1],
    [1, -1, 1],
    [-1, 1, 1],
  ].entries()) {
    row(data, at).set(numbers);
  }
  const axes = principalAxes(data, 2);
  const [x = 0, y = 0, z = 0] = row(axes, 0);
  expect(Math.abs(x)).toBeCloseTo(Math.SQRT1_2);
  expect(x).toBeCloseTo(y);
  expect(z).toBeCloseTo(0);
});
