import { expect, test } from 'vitest';
import { createTokenBudget, type TokenAccount } from './createTokenBudget.ts';

const NOON = Date.parse('2026-11-20T12:00:00Z');
const USED_UP = 'the budget of the day is used up';
const SHARE_USED_UP = "the reader's address has used up its share of the budget of the day";

test('calls at the same time cannot overdraw the budget of a day', async () => {
  const budget = createTokenBudget(100, { now: () => NOON });
  const calls = await Promise.allSettled([budget.reserve(60), budget.reserve(60)]);
  expect(calls.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
});

test('what a call did not spend can be spent by the next one', async () => {
  const budget = createTokenBudget(100, { now: () => NOON });
  const settle = await budget.reserve(90);
  await expect(budget.reserve(50)).rejects.toThrow(USED_UP);
  await settle(30);
  await budget.reserve(50);
});

test('a new day (UTC) has a new budget', async () => {
  let now = NOON;
  const budget = createTokenBudget(100, { now: () => now });
  await budget.reserve(100);
  await expect(budget.reserve(1)).rejects.toThrow(USED_UP);
  now = Date.parse('2026-11-21T00:00:00Z');
  await budget.reserve(100);
});

test('what was spent while the shared count could not be used is told to it afterwards', async () => {
  let isLocked = true;
  let shared = 0;
  const count = async (_: TokenAccount, tokens: number) => {
    if (isLocked) throw new Error('locked');
    shared += tokens;
    return shared;
  };
  const budget = createTokenBudget(100, { now: () => NOON, count });
  const settle = await budget.reserve(80);
  isLocked = false;
  await settle(60);
  expect(shared).toBe(60);
  await expect(createTokenBudget(100, { now: () => NOON, count }).reserve(50)).rejects.toThrow(USED_UP);
});

test('while the shared count cannot be used, the server counts for itself', async () => {
  const budget = createTokenBudget(100, { now: () => NOON, count: () => Promise.reject(new Error('locked')) });
  await budget.reserve(80);
  await expect(budget.reserve(80)).rejects.toThrow(USED_UP);
});

test('an address that has used up its share gets no more, and others do', async () => {
  const budget = createTokenBudget(100, { addressShare: 20, now: () => NOON });
  await (await budget.reserve(15, 'one'))(15);
  await (await budget.reserve(30, 'one'))(10);
  await expect(budget.reserve(1, 'one')).rejects.toThrow(SHARE_USED_UP);
  await budget.reserve(75, 'other');
  await expect(budget.reserve(1, 'third')).rejects.toThrow(USED_UP);
});

test('a share counts what is set aside, until it is settled', async () => {
  const budget = createTokenBudget(100, { addressShare: 20, now: () => NOON });
  const settle = await budget.reserve(50, 'one');
  await expect(budget.reserve(1, 'one')).rejects.toThrow(SHARE_USED_UP);
  await settle(5);
  await budget.reserve(50, 'one');
});

test('servers that count together have one share for an address', async () => {
  const counts = new Map<string, number>();
  const count = async ({ key }: TokenAccount, tokens: number) => {
    counts.set(key, (counts.get(key) ?? 0) + tokens);
    return counts.get(key) ?? 0;
  };
  const [here, there] = [1, 2].map(() => createTokenBudget(100, { addressShare: 20, now: () => NOON, count }));
  await here?.reserve(20, 'one');
  await expect(there?.reserve(1, 'one')).rejects.toThrow(SHARE_USED_UP);
  expect([...counts]).toEqual([
    ['2026-11-20', 20],
    ['2026-11-20:one', 20],
  ]);
});
