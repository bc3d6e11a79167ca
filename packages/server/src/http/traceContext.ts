import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

/** What a `traceparent` says (W3C Trace Context). */
export interface Trace {
  readonly traceId: string;
  readonly spanId: string;
  /** Whether the caller records the trace. */
  readonly isRecorded: boolean;
}

/** Version, trace, parent and flags; zeros alone are no trace. */
const TRACEPARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/;
const RECORDED = 1;

const traces = new AsyncLocalStorage<string>();

/** Accepts the `traceparent` of requests; one that is malformed counts as none. */
export function acceptTraces(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { traceparent } = request.headers;
    if (typeof traceparent === 'string' && TRACEPARENT.test(traceparent)) inTrace(traceparent, done);
    else done();
  });
}

/** Runs what follows so that it passes on this `traceparent`. */
export function inTrace(traceparent: string, follow: () => void): void {
  traces.run(traceparent, follow);
}

/** The `traceparent` of the request that is answered now, to be passed on; undefined where it came without. */
export function currentTrace(): string | undefined {
  return traces.getStore();
}

/** Reads a `traceparent`; undefined for anything else. */
export function readTrace(traceparent: unknown): Trace | undefined {
  const [, traceId, spanId, flags] = (typeof traceparent === 'string' && TRACEPARENT.exec(traceparent)) || [];
  if (traceId === undefined || spanId === undefined) return undefined;
  return { traceId, spanId, isRecorded: (Number.parseInt(flags ?? '0', 16) & RECORDED) === RECORDED };
}
