import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inTrace, readTrace, type Trace } from '../http/traceContext.ts';
import { attributesOf, nanoseconds } from './otlpValues.ts';

/** A span of OTLP (JSON). */
export type Span = Readonly<Record<string, unknown>>;

const SERVER = 2;
const ERROR = 2;

/**
 * Gives each request a span, which is told once it is answered, and which is the parent of what the request asks others. Requests whose
 * caller does not record their trace have none. Nothing of a reader's words is in it: method, route and status.
 */
export function recordSpans(app: FastifyInstance, told: (span: Span) => void): void {
  const own = new WeakMap<FastifyRequest, Trace>();
  app.addHook('onRequest', (request, _reply, done) => {
    const caller = readTrace(request.headers['traceparent']);
    if (caller?.isRecorded === false) return done();
    const trace = {
      traceId: caller?.traceId ?? randomBytes(16).toString('hex'),
      spanId: randomBytes(8).toString('hex'),
      isRecorded: true,
    };
    own.set(request, trace);
    inTrace(`00-${trace.traceId}-${trace.spanId}-01`, done);
  });
  app.addHook('onResponse', async (request, reply) => {
    const trace = own.get(request);
    if (trace === undefined) return;
    const { url: route = 'none' } = request.routeOptions;
    const ended = Date.now();
    told({
      traceId: trace.traceId,
      spanId: trace.spanId,
      parentSpanId: readTrace(request.headers['traceparent'])?.spanId ?? '',
      name: `${request.method} ${route}`,
      kind: SERVER,
      startTimeUnixNano: nanoseconds(ended - reply.elapsedTime),
      endTimeUnixNano: nanoseconds(ended),
      attributes: attributesOf({
        'http.request.method': request.method,
        'http.route': route,
        'http.response.status_code': reply.statusCode,
      }),
      status: reply.statusCode >= 500 ? { code: ERROR } : {},
    });
  });
}
