import { expect, test } from 'vitest';
import { Memory } from './Memory.ts';

test('what was asked before is not worked out again', () => {
  const memory = new Memory<string, string>(2);
  expect(memory.get('radio', () => 'first')).toBe('first');
  expect(memory.get('radio', () => 'second')).toBe('first');
});

test('what is remembered never weighs more than it may, keys included', () => {
  const memory = new Memory<string, string>(100, (key, value) => key.length + value.length);
  let made = 0;
  const ask = (key: string, value = 'x') =>
    memory.get(key, () => {
      made++;
      return value;
    });
  ask('a'.repeat(60));
  ask('b'.repeat(60));
  ask('a'.repeat(60));
  expect(made).toBe(3);
  ask('c', 'y'.repeat(200));
  ask('c', 'y'.repeat(200));
  expect(made).toBe(5);
  ask('a'.repeat(60));
  expect(made).toBe(5);
});
