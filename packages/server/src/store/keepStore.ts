import type { FastifyInstance } from 'fastify';
import type { Store } from './createStore.ts';
import type { WriteQueue } from './createWriteQueue.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Opens the store while the server runs, forgets every hour what is too old, and closes it last, with everything written. */
export function keepStore(
  app: FastifyInstance,
  { store, queue, forget }: { store: Store; queue: WriteQueue; forget: () => void },
): void {
  // Readers come first: without a place for what is remembered the site, its search and its assistant still run.
  store.database().then(forget, (error: Error) => app.log.warn(error.message));
  const timer = setInterval(forget, HOUR_MS);
  app.addHook('onClose', async () => {
    clearInterval(timer);
    const lost = await queue.close();
    if (lost > 0) app.log.error(`${lost} writes are lost: the store could not take them before the server stopped.`);
    await store.close();
  });
}
