import type { FastifyInstance } from 'fastify';
import type { Store } from './createStore.ts';
import type { WriteQueue } from './createWriteQueue.ts';
import { forgetExpired } from './forgetExpired.ts';

const HOUR_MS = 60 * 60 * 1000;
const MINUTE_MS = 60_000;

/**
 * Opens the store while the server runs, forgets every minute whose address counted and every hour what is too old, and closes it
 * last, with everything written.
 */
export function keepStore(
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
    /** Hears whether anything can be kept, at the start and every minute. */
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
  const forgetOld = () => {
    forget();
    queue.add(() => store.purge()).catch(() => undefined);
  };
  // Readers come first: without a place for what is remembered the site, its search and its assistant still run.
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
