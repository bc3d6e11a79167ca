import { type Parsed, parseJsonBody } from '@feedback-docs/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Reads every body as text: stock clients in browsers send JSON as text/plain to avoid a preflight, so the content type says nothing. */
export function acceptAnyContentType(app: FastifyInstance, bodyLimit: number): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) => done(null, body));
}

/** The body as JSON. Throws a ProtocolError 400 when it is none. */
export function bodyOf(request: FastifyRequest): unknown {
  return accepted(parseJsonBody(typeof request.body === 'string' ? request.body : ''));
}

/** The value of a parser, or its error thrown. */
export function accepted<Value>(parsed: Parsed<Value>): Value {
  if (!parsed.ok) throw parsed.error;
  return parsed.value;
}
