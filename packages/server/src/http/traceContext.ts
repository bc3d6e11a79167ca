import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

/** Version, trace, parent and flags (W3C Trace Context); zeros alone are no trace. */
const TRACEPARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;

const traces = new AsyncLocalStorage<string>();

/** Accepts the `traceparent` of requests; one that is malformed counts as none. */
export function acceptTraces(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { traceparent } = request.headers;
    if (typeof traceparent === 'string' && TRACEPARENT.test(traceparent)) traces.run(traceparent, done);
    else done();
  });
}

/** The `traceparent` of the request that is answered now, to be passed on; undefined where it came without. */
export function currentTrace(): string | undefined {
  return traces.getStore();
}

/** The id of the trace in a `traceparent`, for the log; undefined for anything else. */
export function traceIdOf(traceparent: unknown): string | undefined {
  return typeof traceparent === 'string' ? TRACEPARENT.exec(traceparent)?.[1] : undefined;
}
