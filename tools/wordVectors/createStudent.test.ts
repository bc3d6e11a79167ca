import { expect, test } from 'vitest';
import { createStudent } from './createStudent.ts';
import { dot, type Matrix, row, zeros } from './Matrix.ts';
import { similarityGradient } from './similarityGradient.ts';

test('a student learns that texts of one section belong together, and tells them from others', () => {
  const vectors = matrix([1, 0.1, 0], [0, 1, 0.1], [0.1, 0, 1], [1, 0.1, 0.2]);
  const student = createStudent(vectors, 1000);
  const bags = [[0], [1], [2], [3]];
  const exactMatch = matrix([1, 0], [1, 0], [0, 1], [0, 1]);
  for (let step = 0; step < 1000; step++) {
    student.learn(bags, similarityGradient(student.read(bags), exactMatch, [1, 1, 2, 2]).gradient);
  }
  const read = student.read(bags);
  expect(dot(row(read, 0), row(read, 1))).toBeGreaterThan(dot(row(read, 0), row(read, 2)));
  expect(dot(row(read, 2), row(read, 3))).toBeGreaterThan(dot(row(read, 1), row(read, 3)));
});

test('a text is read as the sum of its words, at length 1', () => {
  const student = createStudent(matrix([3, 0], [0, 4]), 100);
  expect([...student.read([[0, 1]]).values]).toEqual([0.6000000238418579, 0.800000011920929]);
});

function matrix(...values: number[][]): Matrix {
  const made = zeros(values.length, values[0]?.length ?? 0);
  for (const [at, numbers] of values.entries()) row(made, at).set(numbers);
  return made;
}
