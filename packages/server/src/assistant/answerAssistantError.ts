import { assistantError, ProtocolError } from '@feedback-docs/protocol';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { LimitError } from './limits/createLimits.ts';

/**
 * Answers whatever went wrong in the assistant as stock clients expect it: plain text for questions, which they show,
 * and `{success: false, message}` for tokens and ratings.
 */
export function answerAssistantError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toRefusal(error);
  if (refusal.status >= 500 && !(error instanceof ProtocolError)) {
    request.log.error(error, 'the assistant could not answer');
  }
  if (error instanceof LimitError) reply.header('retry-after', error.retryAfterSeconds);
  if (refusal.status === 503) reply.header('retry-after', refusal.message.startsWith('AI-206') ? 2 : 60);
  reply.code(refusal.status).header('cache-control', 'no-store');
  if (isChat(request)) return reply.type('text/plain; charset=utf-8').send(refusal.message);
  return reply
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ success: false, message: refusal.message }));
}

function isChat({ raw: { url = '' } }: FastifyRequest): boolean {
  return !/^\/chat\/(token|feedback)\b/.test(url);
}

function toRefusal(error: FastifyError | LimitError): ProtocolError {
  if (error instanceof LimitError) return error.refusal;
  if (error instanceof ProtocolError) return error.message.startsWith('AI-') ? error : malformed(error);
  const status = error.statusCode ?? 500;
  if (status === 413)
    return assistantError('AI-217', 'This conversation is too long to be sent. Please start a new one.');
  return status >= 400 && status < 500 ? assistantError('AI-201') : assistantError('AI-207');
}

function malformed(error: ProtocolError): ProtocolError {
  return assistantError('AI-201', error.message);
}
