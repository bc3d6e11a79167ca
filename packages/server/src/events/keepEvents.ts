import type { FastifyInstance } from 'fastify';
import type { EventLog } from './createEventLog.ts';

const INTERVAL_MS = 1000;

/** Writes the event log down every second while the server runs, and for the last time when it closes. */
export function keepEvents(app: FastifyInstance, events: EventLog): void {
  const write = (step: () => void) => {
    try {
      step();
    } catch (error) {
      // A full disk must not stop readers from searching; what could not be written is lost.
      app.log.error(error, 'search events could not be written');
    }
  };
  const timer = setInterval(() => write(() => events.flush()), INTERVAL_MS);
  app.addHook('onClose', async () => {
    clearInterval(timer);
    write(() => events.close());
  });
}
