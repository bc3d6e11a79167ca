import { expect, test } from 'vitest';
import { MemoCache } from './MemoCache.ts';

test('a cached result is not computed again', () => {
  const cache = new MemoCache<string, string>(2);
  expect(cache.get('radio', () => 'first')).toBe('first');
  expect(cache.get('radio', () => 'second')).toBe('first');
});

test('the cached results never weigh more than the limit, keys included', () => {
  const cache = new MemoCache<string, string>(100, (key, value) => key.length + value.length);
  let computed = 0;
  const ask = (key: string, value = 'x') =>
    cache.get(key, () => {
      computed++;
      return value;
    });
  ask('a'.repeat(60));
  ask('b'.repeat(60));
  ask('a'.repeat(60));
  expect(computed).toBe(3);
  ask('c', 'y'.repeat(200));
  ask('c', 'y'.repeat(200));
  expect(computed).toBe(5);
  ask('a'.repeat(60));
  expect(computed).toBe(5);
});
