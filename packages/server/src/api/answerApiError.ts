import { ProtocolError } from '@feedback-docs/protocol';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { problems } from '../http/problems.ts';
import { RateLimitError } from '../limits/RateLimitError.ts';

/** Answers whatever went wrong in the search API in the protocol's own form, which stock clients can read. */
export function answerApiError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toProtocolError(error);
  if (refusal.status >= 500 && !(error instanceof ProtocolError))
    request.log.error(error, 'a search could not be answered');
  if (refusal instanceof RateLimitError) reply.header('retry-after', refusal.retryAfterSeconds);
  return reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(refusal));
}

function toProtocolError(error: FastifyError): ProtocolError {
  if (error instanceof ProtocolError) return error;
  const status = error.statusCode ?? 500;
  if (error.code === 'FST_ERR_BAD_URL') return new ProtocolError(400, problems.malformedAddress.text);
  if (status === 413) return new ProtocolError(413, problems.bodyTooLarge.text);
  if (status === 414) return new ProtocolError(414, problems.addressTooLong.text);
  if (status >= 400 && status < 500) return new ProtocolError(status, problems.malformedRequest.text);
  return new ProtocolError(500, problems.internal.text);
}
