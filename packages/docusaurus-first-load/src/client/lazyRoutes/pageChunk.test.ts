import { expect, test } from 'vitest';
import { pageChunk } from './pageChunk.ts';

test('is the FNV-1a hash that others know', () => {
  expect(['', 'a', 'foobar'].map(pageChunk)).toEqual(['811c9dc5', 'e40c292c', 'bf9cf968']);
});
