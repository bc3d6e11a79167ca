import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createFairQueue } from './createFairQueue.ts';

/** Keeps the processor busy, as a search does. */
function work(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

test('a reader with one search waits for one of a reader with many, not for all', async () => {
  const queue = createFairQueue();
  const done: string[] = [];
  const ask = (reader: string) => queue.run(reader, () => done.push(reader));
  await Promise.all([...Array.from({ length: 20 }, () => ask('many')), ask('one'), ask('two')]);
  expect(done.indexOf('one')).toBeLessThanOrEqual(2);
  expect(done.indexOf('two')).toBeLessThanOrEqual(3);
  expect(done).toHaveLength(22);
});

test('between long searches everything else has its turn', async () => {
  const queue = createFairQueue();
  let done = 0;
  const all = Promise.all(
    Array.from({ length: 10 }, () =>
      queue.run('many', () => {
        work(6);
        done++;
      }),
    ),
  );
  const seen: number[] = [];
  for (let turn = 0; turn < 5; turn++) {
    await nextTurn();
    seen.push(done);
  }
  expect(seen[0]).toBeLessThan(4);
  expect(seen.at(-1)).toBeLessThan(10);
  await all;
  expect(done).toBe(10);
});

test('a search that fails is its own reader’s trouble', async () => {
  const queue = createFairQueue();
  const failing = queue.run('a', () => {
    throw new Error('broken');
  });
  const fine = queue.run('a', async () => 'found');
  await expect(failing).rejects.toThrow('broken');
  expect(await fine).toBe('found');
});
