import type { FastifyInstance } from 'fastify';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations.ts';
import type { Store } from './createStore.ts';
import type { WriteQueue } from './createWriteQueue.ts';
import { forgetExpired } from './forgetExpired.ts';

/**
 * Opens the store, deletes expired addresses every minute and expired rows every hour, and closes it when the server has stopped and
 * everything is written.
 */
export function maintainStore(
  app: FastifyInstance,
  {
    store,
    queue,
    forget,
    onUsable,
  }: {
    store: Store;
    queue: WriteQueue;
    forget: () => void;
    /** Called with whether the store can be written, at the start and every minute. */
    onUsable: (isUsable: boolean) => void;
  },
): void {
  // What cannot be removed now is tried again the next time.
  const forgetAddresses = () =>
    void queue
      .add(() => forgetExpired(store, Date.now()))
      .then(
        () => onUsable(true),
        () => undefined,
      );
  const jumpOfClock = watchClock();
  const forgetOld = () => {
    const days = Math.floor(jumpOfClock() / DAY_MS);
    if (days >= 1) {
      app.log.warn(
        `The clock went ${days} days ahead within an hour. What is too old by it is deleted in an hour, unless the clock is set right until then.`,
      );
      return;
    }
    forget();
    queue.add(() => store.purge()).catch(() => undefined);
  };
  // Site, search and assistant run without the store.
  store.database().then(
    () => {
      onUsable(true);
      forgetOld();
    },
    (error: Error) => {
      onUsable(false);
      app.log.warn(error.message);
    },
  );
  const timers = [setInterval(forgetAddresses, MINUTE_MS), setInterval(forgetOld, HOUR_MS)];
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer);
    const lost = await queue.close();
    if (lost > 0) app.log.error(`${lost} writes are lost: the store could not take them before the server stopped.`);
    await store.close();
  });
}

/** Answers by how many milliseconds the clock went ahead of the time that passed since it was asked before. */
function watchClock(): () => number {
  let offset = Date.now() - performance.now();
  return () => {
    const before = offset;
    offset = Date.now() - performance.now();
    return offset - before;
  };
}
