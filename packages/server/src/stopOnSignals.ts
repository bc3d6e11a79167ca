import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Readiness } from './readiness.ts';

/** The process is gone at the latest this long after it stopped to listen, whatever readers still have open; answers end sooner. */
const DEADLINE_MS = 14_000;
const CLOSE_IDLE_MS = 100;

/**
 * Ends the process in good order on SIGTERM and SIGINT: readiness goes off at once, requests under way are finished,
 * and what is still open at the deadline is cut. A second signal ends it immediately.
 */
export function stopOnSignals(app: FastifyInstance, readiness: Readiness, delayMs: number): void {
  const stop = async (signal: NodeJS.Signals) => {
    if (readiness.isStopping()) process.exit(1);
    readiness.stop();
    app.log.info(`${signal}: finishing open requests`);
    // Ctrl+C comes from a person who waits; SIGTERM from a supervisor whose load balancer must notice first.
    if (signal === 'SIGTERM') await delay(delayMs);
    setTimeout(() => {
      app.log.error('Some requests were still open at the deadline and were cut.');
      process.exit(1);
    }, DEADLINE_MS).unref();
    // Closing ends the connections that are idle now; those of answers still under way become idle later.
    setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_MS).unref();
    await app.close();
    app.log.info('Stopped');
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
