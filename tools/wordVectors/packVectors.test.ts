import { expect, test } from 'vitest';
import { readWordVectors } from '../../packages/answers/src/embedding/WordVectors.ts';
import { row, zeros } from './Matrix.ts';
import { packVectors } from './packVectors.ts';

test('packed vectors are read back with their directions, and hold no character that JSON escapes', () => {
  const vectors = zeros(2, 2);
  row(vectors, 0).set([0.3, -0.4]);
  row(vectors, 1).set([0.5, 0]);
  const packed = packVectors(['one', 'two'], vectors);
  expect(JSON.stringify(packed.values)).toHaveLength(packed.values.length + 2);
  const { embed } = readWordVectors({ ...packed, otherWords: '' });
  expect([...embed(['one'])]).toEqual([expect.closeTo(0.6, 1), expect.closeTo(-0.8, 1)]);
  expect([...embed(['two'])]).toEqual([1, 0]);
});
