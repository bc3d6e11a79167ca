import { assistantError, isReaderToken, ProtocolError } from '@feedback-docs/protocol';
import type { FastifyError, FastifyInstance } from 'fastify';
import { answerAssistantError } from '../assistant/answerAssistantError.ts';
import type { Limits } from '../assistant/limits/createLimits.ts';
import { checkOrigin } from '../assistant/tokens/checkOrigin.ts';
import { enableCors } from '../http/enableCors.ts';
import type { Withdrawals } from '../privacy/createWithdrawals.ts';
import { withTimeout } from '../withTimeout.ts';

/** What deleting a reader's data stands on. */
export interface MyDataDeps {
  withdrawals: Pick<Withdrawals, 'withdraw'>;
  limits: Pick<Limits, 'withdraw'>;
  corsOrigins: readonly string[];
  /** How long a reader waits for the store, in milliseconds. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 5000;

/**
 * `DELETE /my-data` with `authorization: Bearer <reader token>` deletes what is kept under that token. It answers 204 when it is
 * deleted, also when there was nothing, and refuses with a sentence.
 */
export async function myData(
  app: FastifyInstance,
  { withdrawals, limits, corsOrigins, timeoutMs = TIMEOUT_MS }: MyDataDeps,
): Promise<void> {
  app.setErrorHandler<FastifyError>(answerAssistantError);
  await enableCors(app, corsOrigins);
  app.delete('/', async (request, reply) => {
    checkOrigin(request, corsOrigins);
    await limits.withdraw(request.reader);
    const [, token] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (!isReaderToken(token)) {
      throw assistantError('AI-201', 'This request names no reader token, so there is nothing to delete by.');
    }
    const isDeleted = await withTimeout(
      withdrawals.withdraw(token).then(
        () => true,
        () => false,
      ),
      timeoutMs,
      () => false,
    );
    if (!isDeleted) {
      throw new ProtocolError(
        503,
        'AI-207 The server cannot delete your data at the moment. Please try again in a minute.',
      );
    }
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}
