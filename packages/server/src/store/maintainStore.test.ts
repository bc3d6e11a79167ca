import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSiteFixture } from '../../test/createSiteFixture.ts';
import { createTestApp } from '../../test/createTestApp.ts';
import { DAY_MS, HOUR_MS } from '../durations.ts';
import { createWriteQueue } from './createWriteQueue.ts';
import { maintainStore } from './maintainStore.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] }));
afterEach(() => void vi.useRealTimers());

test('what is too old goes at the start and every hour, and after a clock that jumps ahead only once it has stayed there', async () => {
  const site = await createSiteFixture();
  const { app } = await createTestApp(site.siteDir);
  const warnings: string[] = [];
  app.log.warn = (text: unknown) => void warnings.push(String(text));
  let forgotten = 0;
  maintainStore(app, {
    store: { database: async () => null as never, purge: async () => undefined, close: async () => undefined },
    queue: createWriteQueue(),
    forget: () => void forgotten++,
    onUsable: () => undefined,
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(forgotten).toBe(1);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(forgotten).toBe(2);

  vi.setSystemTime(Date.now() + 500 * DAY_MS);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(forgotten).toBe(2);
  expect(warnings).toEqual([
    'The clock went 500 days ahead within an hour. What is too old by it is deleted in an hour, unless the clock is set right until then.',
  ]);
  vi.setSystemTime(Date.now() - 500 * DAY_MS);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(forgotten).toBe(3);
  vi.setSystemTime(Date.now() + 500 * DAY_MS);
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
  expect([forgotten, warnings.length]).toEqual([4, 2]);
  await app.close();
  await site.dispose();
});
