import { randomUUID } from 'node:crypto';
import cors from '@fastify/cors';
import {
  assistantError,
  type ChatRequest,
  MAX_BODY_BYTES,
  ProtocolError,
  parseChatRequest,
  parseFeedback,
} from '@feedback-docs/protocol';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptAnyContentType, accepted, allowedOrigins, bodyOf } from '../api/anyJson.ts';
import type { AnswerSource } from './AnswerSource.ts';
import { answerAssistantError } from './answerAssistantError.ts';
import { checkOrigin } from './checkOrigin.ts';
import type { Limits } from './limits/createLimits.ts';
import type { QuestionLog } from './questions/createQuestionLog.ts';
import { slimHits } from './stream/slimHits.ts';
import { streamAnswer } from './stream/streamAnswer.ts';
import type { TokenState, Tokens } from './tokens/createTokens.ts';

/** What the assistant's routes stand on. */
export interface AssistantApiDeps {
  /** Answers null until it is loaded. */
  source: () => AnswerSource | null;
  tokens: Tokens;
  limits: Limits;
  questions: QuestionLog;
  /** Origins of other sites whose pages may ask; an asterisk stands for all of them. */
  corsOrigins: readonly string[];
}

const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-store, no-transform',
  'x-vercel-ai-ui-message-stream': 'v1',
  // Proxies hold answers back unless they are told not to.
  'x-accel-buffering': 'no',
};
/** Most of an answer that is read for its citations. */
const MAX_READ_ANSWER = 64 * 1024;

/** The routes below `/chat`, as stock dialogs ask for them (PROTOCOL.md §2). */
export async function assistantApi(app: FastifyInstance, deps: AssistantApiDeps): Promise<void> {
  app.setErrorHandler<FastifyError>(answerAssistantError);
  await app.register(cors, { origin: allowedOrigins(deps.corsOrigins), methods: ['POST'], maxAge: 86_400 });
  acceptAnyContentType(app, MAX_BODY_BYTES);

  app.post('/token', async (request, reply) => {
    const origin = checkOrigin(request, deps.corsOrigins);
    await deps.limits.token(request.ip);
    return sendJson(reply, 200, { token: await deps.tokens.issue(origin), success: true });
  });

  app.post('/', async (request, reply) => {
    await authorize(request, deps);
    await deps.limits.chat(request.ip);
    const question = accepted(parseChatRequest(bodyOf(request)));
    const source = deps.source();
    if (source === null) throw assistantError('AI-206');
    await deps.limits.repeat(request.ip, `${question.id} ${JSON.stringify(question.messages.at(-1))}`);
    const release = await deps.limits.stream(request.ip);
    try {
      await answer(question, source, { request, reply, deps });
    } finally {
      release();
    }
  });

  app.post('/feedback', async (request, reply) => {
    await authorize(request, deps);
    await deps.limits.feedback(request.ip);
    const feedback = accepted(parseFeedback(bodyOf(request)));
    const result = await deps.questions.rate(feedback).catch(() => {
      throw new ProtocolError(503, 'AI-207 Your rating cannot be kept at the moment. Please try again in a minute.');
    });
    switch (result) {
      case 'kept':
        return sendJson(reply, 200, { success: true, message: 'Thank you. Your rating is kept.' });
      case 'kept-before':
        return sendJson(reply, 200, { success: true, message: 'Your rating was kept before.' });
      case 'waiting':
        return sendJson(reply, 202, { success: true, message: 'Thank you. Your rating will be kept in a moment.' });
      case 'final':
        throw new ProtocolError(409, 'AI-201 This answer was rated before, and a rating is final.');
      case 'unknown':
        throw new ProtocolError(404, 'AI-201 There is no answer to this message, so it cannot be rated.');
    }
  });
}

/** The reader's message about a token that is not good; 401 makes a dialog fetch a new one. */
const TOKEN_PROBLEMS: Record<Exclude<TokenState, 'good'>, ProtocolError> = {
  expired: assistantError('AI-202'),
  forged: assistantError(
    'AI-202',
    'The token of this page is missing or not ours. Please reload the page and ask again.',
  ),
  'other-origin': assistantError(
    'AI-203',
    'The token belongs to another website. Please reload the page and ask again.',
  ),
};

async function authorize(request: FastifyRequest, { tokens, corsOrigins }: AssistantApiDeps): Promise<void> {
  const origin = checkOrigin(request, corsOrigins);
  const [, token = ''] = /^TOKEN (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  const state = await tokens.check(token, origin);
  if (state !== 'good') throw TOKEN_PROBLEMS[state];
}

async function answer(
  { messages, searchParameters, suggestedQuestionId }: ChatRequest,
  source: AnswerSource,
  { request, reply, deps }: { request: FastifyRequest; reply: FastifyReply; deps: AssistantApiDeps },
): Promise<void> {
  const messageId = randomUUID();
  let text = '';
  reply.hijack();
  const { raw: response } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) response.setHeader(name, value);
  response.writeHead(200, STREAM_HEADERS);
  response.flushHeaders();
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
  if (message !== undefined) deps.questions.asked({ id: messageId, message, outcome, answer: text });
}

function sendJson(reply: FastifyReply, status: number, body: object): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}
