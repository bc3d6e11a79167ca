import { expect, test } from 'vitest';
import { createTokenBudget } from './createTokenBudget.ts';

const NOON = Date.parse('2026-11-20T12:00:00Z');

test('calls at the same time cannot overdraw the budget of a day', async () => {
  const budget = createTokenBudget(100, { now: () => NOON });
  const calls = await Promise.all([budget.reserve(60), budget.reserve(60)]);
  expect(calls.map((call) => call !== undefined)).toEqual([true, false]);
});

test('what a call did not spend can be spent by the next one', async () => {
  const budget = createTokenBudget(100, { now: () => NOON });
  const settle = await budget.reserve(90);
  expect(await budget.reserve(50)).toBeUndefined();
  await settle?.(30);
  expect(await budget.reserve(50)).toBeDefined();
});

test('a new day (UTC) has a new budget', async () => {
  let now = NOON;
  const budget = createTokenBudget(100, { now: () => now });
  await budget.reserve(100);
  expect(await budget.reserve(1)).toBeUndefined();
  now = Date.parse('2026-11-21T00:00:00Z');
  expect(await budget.reserve(100)).toBeDefined();
});

test('what was spent while the shared count could not be used is told to it afterwards', async () => {
  let isLocked = true;
  let shared = 0;
  const count = async (_: string, tokens: number) => {
    if (isLocked) throw new Error('locked');
    shared += tokens;
    return shared;
  };
  const budget = createTokenBudget(100, { now: () => NOON, count });
  const settle = await budget.reserve(80);
  isLocked = false;
  await settle?.(60);
  expect(shared).toBe(60);
  expect(await createTokenBudget(100, { now: () => NOON, count }).reserve(50)).toBeUndefined();
});

test('while the shared count cannot be used, the server counts for itself', async () => {
  const budget = createTokenBudget(100, { now: () => NOON, count: () => Promise.reject(new Error('locked')) });
  expect(await budget.reserve(80)).toBeDefined();
  expect(await budget.reserve(80)).toBeUndefined();
});
