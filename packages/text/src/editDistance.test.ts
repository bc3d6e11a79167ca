import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './editDistance.ts';

test.each([
  ['survey', 'survey', 0],
  ['survey', 'survy', 1],
  ['survey', 'sruvey', 1],
  ['survey', 'surveys', 1],
  ['kitten', 'sitting', 3],
  ['', 'docs', 4],
])('from "%s" to "%s" it takes %i letters', (from, to, expected) => {
  expect(editDistance(from, to, 10)).toBe(expected);
});

test('a distance above the limit is reported as one more than the limit', () => {
  expect(editDistance('radio', 'button', 2)).toBe(3);
});

test('the distance is the same in both directions and never more than the longer text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), fc.string({ maxLength: 20 }), (a, b) => {
      const distance = editDistance(a, b, 50);
      expect(distance).toBe(editDistance(b, a, 50));
      expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length));
      expect(distance === 0).toBe(a === b);
    }),
  );
});

test('a limit changes nothing below it', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), fc.nat(12), (a, b, limit) => {
      expect(editDistance(a, b, limit)).toBe(Math.min(editDistance(a, b, 100), limit + 1));
    }),
  );
});

test('the distance is that of the whole matrix', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
  fc.assert(
    fc.property(letters, letters, (from, to) => {
      expect(editDistance(from, to, 8)).toBe(matrixDistance(from, to));
    }),
  );
});

/** Fills the whole matrix, by the definition. */
function matrixDistance(from: string, to: string): number {
  const cells = new Map<string, number>();
  const cell = (row: number, column: number) => cells.get(`${row} ${column}`) ?? Number.POSITIVE_INFINITY;
  for (let row = 0; row <= from.length; row++) {
    for (let column = 0; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const least = Math.min(
        cell(row - 1, column) + 1,
        cell(row, column - 1) + 1,
        cell(row - 1, column - 1) + (isSame ? 0 : 1),
        isSwapped ? cell(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
      cells.set(`${row} ${column}`, row + column === 0 ? 0 : least);
    }
  }
  return cell(from.length, to.length);
}
