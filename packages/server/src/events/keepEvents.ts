import type { FastifyInstance } from 'fastify';
import type { EventLog } from './createEventLog.ts';

const INTERVAL_MS = 1000;

/** Writes the event log down every second while the server runs, and for the last time when it closes. */
export function keepEvents(app: FastifyInstance, events: EventLog): void {
  const timer = setInterval(() => events.flush(), INTERVAL_MS);
  app.addHook('onClose', async () => {
    clearInterval(timer);
    events.finish();
  });
}
