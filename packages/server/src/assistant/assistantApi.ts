import type { AddressForm } from '@feedback-docs/pages/addresses';
import {
  assistantError,
  MAX_BODY_BYTES,
  ProtocolError,
  parseChatRequest,
  parseFeedback,
  readReaderToken,
} from '@feedback-docs/protocol';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { acceptAnyContentType, accepted, bodyOf } from '../api/anyJson.ts';
import { enableCors } from '../http/enableCors.ts';
import { withTimeout } from '../withTimeout.ts';
import type { AnswerSource } from './AnswerSource.ts';
import { answerAssistantError } from './answerAssistantError.ts';
import type { Limits } from './limits/createLimits.ts';
import type { QuestionLog } from './questions/createQuestionLog.ts';
import { sendAnswer } from './stream/sendAnswer.ts';
import { authorize } from './tokens/authorize.ts';
import { checkOrigin } from './tokens/checkOrigin.ts';
import type { Tokens } from './tokens/createTokens.ts';

/** What the assistant's routes stand on. */
export interface AssistantApiDeps {
  /** Resolves when it is loaded; to null when it cannot be. */
  source: Promise<AnswerSource | null>;
  /** How long a question waits for that, in milliseconds. */
  timeoutMs: number;
  tokens: Tokens;
  limits: Limits;
  questions: QuestionLog;
  /** Origins of other sites whose pages may ask; an asterisk stands for all of them. */
  corsOrigins: readonly string[];
  addressForm: AddressForm;
}

/**
 * Answers under way when the server is told to end have this long. Written to fit the ten seconds after which supervisors
 * of containers kill by default.
 */
const CLOSING_MS = 8000;

const NOT_WORKING = 'AI-207 The assistant does not work at the moment. You can still search the documentation.';

/** The routes below `/chat`, as stock dialogs ask for them (docs/protocol.md). */
export async function assistantApi(app: FastifyInstance, deps: AssistantApiDeps): Promise<void> {
  app.setErrorHandler<FastifyError>(answerAssistantError);
  await enableCors(app, deps.corsOrigins);
  acceptAnyContentType(app, MAX_BODY_BYTES);
  const closing = new AbortController();
  app.addHook('preClose', async () => void setTimeout(() => closing.abort(), CLOSING_MS).unref());

  app.post('/token', async (request, reply) => {
    const origin = checkOrigin(request, deps.corsOrigins);
    await deps.limits.token(request.reader);
    return sendJson(reply, 200, { token: await deps.tokens.issue(origin), success: true });
  });

  app.post('/', async (request, reply) => {
    await authorize(request, deps.tokens, deps.corsOrigins);
    // Before the question is counted: one that comes too soon does not use up the reader's minute.
    const release = await deps.limits.stream(request.reader);
    try {
      await deps.limits.chat(request.reader);
      const body = bodyOf(request);
      const question = accepted(parseChatRequest(body));
      const source = await withTimeout(deps.source, deps.timeoutMs, () => {
        throw assistantError('AI-206');
      });
      if (source === null) throw new ProtocolError(503, NOT_WORKING);
      await deps.limits.repeat(request.reader, `${question.id} ${JSON.stringify(question.messages.at(-1))}`);
      await sendAnswer(question, source, {
        request,
        reply,
        address: deps.limits.digest(request.reader),
        questions: deps.questions,
        readerToken: readReaderToken(body),
        closing: closing.signal,
        addressForm: deps.addressForm,
      });
    } finally {
      release();
    }
  });

  // No answer is kept to be taken up again; the AI SDK's resume is told so.
  app.get('/:id/stream', async (_request, reply) => reply.code(204).header('cache-control', 'no-store').send());

  app.post('/feedback', async (request, reply) => {
    await authorize(request, deps.tokens, deps.corsOrigins);
    await deps.limits.feedback(request.reader);
    const feedback = accepted(parseFeedback(bodyOf(request)));
    const result = await deps.questions.rate(feedback, deps.limits.digest(request.reader)).catch(() => {
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

function sendJson(reply: FastifyReply, status: number, body: object): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}
