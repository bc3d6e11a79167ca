import { expect, test } from 'vitest';
import { seededRandom } from '../seededRandom.ts';
import { type Matrix, normalize, row, rows, zeros } from './Matrix.ts';
import { similarityGradient } from './similarityGradient.ts';

const SECTIONS = [1, 1, 2, 2, 2, null, null];

test('the gradient says how the whole loss changes when one number of one text does', () => {
  const read = randomRows(7, 4, 1);
  const exactMatch = randomRows(7, 5, 2);
  const { gradient } = similarityGradient(read, exactMatch, SECTIONS);
  for (let at = 0; at < read.values.length; at++) {
    const slope = (lossWith(read, exactMatch, at, 1e-2) - lossWith(read, exactMatch, at, -1e-2)) / 2e-2;
    expect(gradient.values[at]).toBeCloseTo(slope, 2);
  }
});

test('texts of no section and sections of one text teach nothing about sections', () => {
  expect(similarityGradient(randomRows(3, 4, 1), randomRows(3, 4, 2), [null, null, 7]).sections).toBe(0);
});

/** The loss as similarityGradient weighs it: 20 times the teacher's part and 0.3 times the sections'. */
function lossWith(read: Matrix, exactMatch: Matrix, at: number, change: number): number {
  const moved = { ...read, values: read.values.slice() };
  moved.values[at] = (moved.values[at] ?? 0) + change;
  const { teacher, sections } = similarityGradient(moved, exactMatch, SECTIONS);
  return 20 * teacher + 0.3 * sections;
}

function randomRows(count: number, columns: number, seed: number): Matrix {
  const random = seededRandom(seed);
  const matrix = zeros(count, columns);
  for (let at = 0; at < matrix.values.length; at++) matrix.values[at] = random() - 0.5;
  for (let at = 0; at < rows(matrix); at++) normalize(row(matrix, at));
  return matrix;
}
