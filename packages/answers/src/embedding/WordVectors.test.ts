import { expect, test } from 'vitest';
import { readWordVectors } from './WordVectors.ts';

/** One character for each number: ? is 0, @ is 1, > is -1. */
const DATA = { dimensions: 2, words: 'send mail secret', values: `@?@@?>`, otherWords: 'yolk' };

test('words that point the same way mean the same, however long their vectors are', () => {
  const vectors = readWordVectors({ dimensions: 2, words: 'send mail', values: 'A?@?', otherWords: '' });
  expect(vectors.embed(['send'])).toEqual(vectors.embed(['mail']));
});

test('a meaning has length 1 and does not depend on the order of the words', () => {
  const vectors = readWordVectors(DATA);
  const embedding = vectors.embed(['send', 'mail']);
  expect(Math.hypot(...embedding)).toBeCloseTo(1);
  expect(vectors.embed(['mail', 'send'])).toEqual(embedding);
});

test('words without a vector count nothing, and a text of such words has no meaning', () => {
  const vectors = readWordVectors(DATA);
  expect(vectors.embed(['send', 'zzz'])).toEqual(vectors.embed(['send']));
  expect([...vectors.embed(['zzz'])]).toEqual([0, 0]);
  expect(vectors.has('zzz')).toBe(false);
  expect(['send', 'yolk', 'zzz'].map(vectors.isWord)).toEqual([true, true, false]);
});

test('vectors that were cut short are refused, with what is there and what should be', () => {
  expect(() => readWordVectors({ ...DATA, values: '@?@', otherWords: '' })).toThrow(
    '3 words with 2 numbers each were announced, but there are 3 numbers.',
  );
});
