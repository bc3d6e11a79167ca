import { expect, test } from 'vitest';
import { newestOfAll } from './newestOfAll.ts';

test('a canary of which not every package has been published is passed over', () => {
  const core = ['3.10.2', '4.0.0-canary-6808', '4.0.0-canary-6822'];
  expect(newestOfAll([core, ['4.0.0-canary-6808', '4.0.0-canary-990']], 4)).toBe('4.0.0-canary-6808');
});

test('canaries are compared by number, and other majors and releases passed over', () => {
  const all = ['4.0.0-canary-990', '4.0.0-canary-6808', '4.0.0-alpha.1', '5.0.0-canary-7000'];
  expect(newestOfAll([all, all], 4)).toBe('4.0.0-canary-6808');
  expect(newestOfAll([['4.0.0-canary-1'], []], 4)).toBeUndefined();
});
