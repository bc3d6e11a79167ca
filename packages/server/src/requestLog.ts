import type { FastifyReply, FastifyRequest } from 'fastify';
import { LogController } from 'fastify';
import { pathOf } from './http/decodePath.ts';
import { readTrace } from './http/traceContext.ts';

const MAX_LOGGED_PATH_LENGTH = 200;

/** Writes one line per answered request: method, path, status and time. No query string, no address, and of the headers the id of a trace alone. */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // One line per request is enough; it is written when the answer is out.
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const trace = readTrace(request.headers['traceparent'])?.traceId;
    const line = {
      method: request.method,
      path: pathOf(request.raw.url ?? '').slice(0, MAX_LOGGED_PATH_LENGTH),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 100) / 100,
      ...(trace === undefined ? {} : { trace }),
    };
    if (error) reply.log.error({ ...line, err: error }, 'request failed');
    else reply.log.info(line, 'request');
  }
}
