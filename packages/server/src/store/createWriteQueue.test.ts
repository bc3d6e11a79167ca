import { expect, test, vi } from 'vitest';
import { StoreError } from './createStore.ts';
import { createWriteQueue, QueueFullError } from './createWriteQueue.ts';

/** A store that refuses a number of writes before it accepts one. */
function refusing(times: number) {
  const written: string[] = [];
  let left = times;
  return {
    written,
    write: (text: string) => async () => {
      if (left-- > 0) throw new StoreError('locked');
      written.push(text);
      return text;
    },
  };
}

test('what a locked store refuses is tried again, and later writes wait their turn', async () => {
  const trouble = vi.fn();
  const queue = createWriteQueue(trouble);
  const store = refusing(2);
  const [first, second] = [queue.add(store.write('question')), queue.add(store.write('rating'))];
  expect(await first).toBe('question');
  expect(await second).toBe('rating');
  expect(store.written).toEqual(['question', 'rating']);
  expect(trouble).toHaveBeenCalledOnce();
});

test('a write that can never work is given back, and the next ones go on', async () => {
  const queue = createWriteQueue();
  const broken = queue.add(async () => {
    throw new TypeError('no such column');
  });
  await expect(broken).rejects.toThrow('no such column');
  expect(await queue.add(async () => 'next')).toBe('next');
});

test('a queue that is full says so instead of losing anything silently', async () => {
  const queue = createWriteQueue();
  const store = refusing(Number.POSITIVE_INFINITY);
  const waiting = Array.from({ length: 1000 }, () => queue.add(store.write('question')));
  for (const one of waiting) one.catch(() => undefined);
  await expect(queue.add(store.write('rating'))).rejects.toThrow(QueueFullError);
  expect(await queue.close()).toBe(1000);
});

test('closing writes what waits, and says how much is lost', async () => {
  const [open, shut] = [createWriteQueue(), createWriteQueue()];
  const store = refusing(1);
  const late = open.add(store.write('question'));
  expect(await open.close()).toBe(0);
  expect(await late).toBe('question');
  const lost = shut.add(refusing(Number.POSITIVE_INFINITY).write('question'));
  lost.catch(() => undefined);
  expect(await shut.close()).toBe(1);
  await expect(lost).rejects.toThrow('The server stopped before');
  await expect(shut.add(store.write('later'))).rejects.toThrow(QueueFullError);
});
