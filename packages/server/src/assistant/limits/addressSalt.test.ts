import { expect, test } from 'vitest';
import { DAY_MS } from '../../durations.ts';
import { addressSalt } from './addressSalt.ts';

const NOON = Date.parse('2026-11-23T12:00:00Z');

test('servers with the same secret have the same salt, another one each day', () => {
  let now = NOON;
  const [here, there] = [addressSalt('a secret', () => now), addressSalt('a secret', () => now)];
  const today = here();
  expect(there()).toBe(today);
  expect(addressSalt('another secret', () => now)()).not.toBe(today);
  now += DAY_MS;
  expect(here()).not.toBe(today);
  expect(here()).toBe(there());
});

test('without a secret nobody else has the salt, and yesterday’s is gone', () => {
  let now = NOON;
  const salt = addressSalt(undefined, () => now);
  const today = salt();
  expect(salt()).toBe(today);
  expect(addressSalt(undefined, () => now)()).not.toBe(today);
  now += DAY_MS;
  expect(salt()).not.toBe(today);
  now = NOON;
  expect(salt()).not.toBe(today);
});
