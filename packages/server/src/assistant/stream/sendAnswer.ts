import { randomUUID } from 'node:crypto';
import { createLinkCompleter, withoutCompletion } from '@feedback-docs/answers';
import type { Addresses, AddressForm } from '@feedback-docs/pages/addresses';
import type { AnswerChunk, ChatMessage, ChatRequest } from '@feedback-docs/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressesFor } from '../../http/crossSite.ts';
import type { AnswerSource } from '../AnswerSource.ts';
import type { QuestionLog } from '../questions/createQuestionLog.ts';
import { rewriteAnswer } from './rewriteAnswer.ts';
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
    address,
    questions,
    readerToken,
    closing,
    addressForm,
  }: {
    request: FastifyRequest;
    reply: FastifyReply;
    /** A digest of the reader's address, unless it is not counted. */
    address: string | undefined;
    questions: Pick<QuestionLog, 'asked'>;
    readerToken: string | null;
    /** Ends the answer because the server is about to end. */
    closing: AbortSignal;
    addressForm: AddressForm;
  },
): Promise<void> {
  const messageId = randomUUID();
  const addresses = addressesFor(request, addressForm);
  const complete = addresses === null ? (chunk: AnswerChunk) => [chunk] : createLinkCompleter(addresses.toAddress);
  let text = '';
  reply.hijack();
  const { raw: response } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) response.setHeader(name, value);
  response.writeHead(200, STREAM_HEADERS);
  const outcome = await streamAnswer({
    response,
    closing,
    start(signal) {
      const answer = source.answer({
        messages: addresses === null ? messages : withOwnLinks(messages, addresses),
        searchParameters,
        ...(suggestedQuestionId === undefined ? {} : { suggestedQuestionId }),
        messageId,
        address,
        signal,
      });
      return rewriteAnswer(answer, (chunk) => {
        if (chunk.type === 'text-delta' && text.length < MAX_READ_ANSWER) text += chunk.delta;
        return complete(chunk);
      });
    },
    prepare: slimHits,
    onError: (error) => request.log.error(error, 'an answer broke off'),
  });
  const message = messages[messages.length - 1];
  if (message !== undefined) questions.asked({ id: messageId, message, outcome, answer: text, address, readerToken });
}

function withOwnLinks([...messages]: ChatRequest['messages'], { toPath }: Addresses): ChatRequest['messages'] {
  const own = (message: ChatMessage): ChatMessage => ({
    ...message,
    parts: message.parts.map(({ type, text }) => ({ type, text: withoutCompletion(text, toPath) })),
  });
  return messages.map(own) as unknown as ChatRequest['messages'];
}
