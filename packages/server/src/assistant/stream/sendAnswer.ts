import { randomUUID } from 'node:crypto';
import type { ChatRequest } from '@feedback-docs/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerSource } from '../AnswerSource.ts';
import type { QuestionLog } from '../questions/createQuestionLog.ts';
import { slimHits } from './slimHits.ts';
import { streamAnswer } from './streamAnswer.ts';

const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-store, no-transform',
  'x-vercel-ai-ui-message-stream': 'v1',
  // Proxies hold answers back unless they are told not to.
  'x-accel-buffering': 'no',
};
/** Most of an answer that is read for its citations. */
const MAX_READ_ANSWER = 64 * 1024;

/** Streams the answer to a question, and writes down what came of it. */
export async function sendAnswer(
  { messages, searchParameters, suggestedQuestionId }: ChatRequest,
  source: AnswerSource,
  {
    request,
    reply,
    questions,
  }: { request: FastifyRequest; reply: FastifyReply; questions: Pick<QuestionLog, 'asked'> },
): Promise<void> {
  const messageId = randomUUID();
  let text = '';
  reply.hijack();
  const { raw: response } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) response.setHeader(name, value);
  response.writeHead(200, STREAM_HEADERS);
  const outcome = await streamAnswer({
    response,
    start: (signal) =>
      source.answer({
        messages,
        searchParameters,
        ...(suggestedQuestionId === undefined ? {} : { suggestedQuestionId }),
        messageId,
        signal,
      }),
    prepare(chunk) {
      if (chunk.type === 'text-delta' && text.length < MAX_READ_ANSWER) text += chunk.delta;
      return slimHits(chunk);
    },
    onError: (error) => request.log.error(error, 'an answer broke off'),
  });
  const message = messages[messages.length - 1];
  if (message !== undefined) questions.asked({ id: messageId, message, outcome, answer: text });
}
