import { createHash } from 'node:crypto';
import { type AnswerOutcome, citedIn } from '@feedback-docs/answers';
import type { ChatMessage, Feedback } from '@feedback-docs/protocol';
import { MINUTE_MS } from '../../durations.ts';
import { readerDigest, type Withdrawals } from '../../privacy/createWithdrawals.ts';
import { scrub } from '../../privacy/scrub.ts';
import { stripControlCharacters } from '../../privacy/stripControlCharacters.ts';
import type { Store } from '../../store/createStore.ts';
import type { WriteQueue } from '../../store/createWriteQueue.ts';
import { withTimeout } from '../../withTimeout.ts';
import type { StreamEnd } from '../AnswerSource.ts';

/** One answered question, as the log gets it. */
export interface AskedQuestion {
  /** Id of the answer. */
  readonly id: string;
  readonly message: ChatMessage;
  /** How the answer ended. */
  readonly outcome: StreamEnd<AnswerOutcome>;
  /** The whole text of the answer. */
  readonly answer: string;
  /** A digest of the reader's address, unless it is not counted. */
  readonly address: string | undefined;
  /** By which the reader can have it deleted; null for readers who sent none. */
  readonly readerToken: string | null;
}

/** What became of a reader's rating. */
type RatingResult = 'kept' | 'kept-before' | 'final' | 'unknown' | 'waiting';

/** Remembers what was asked, what came of it, and what readers thought of it. */
export interface QuestionLog {
  /** Writes it down as soon as the store can take it. */
  asked(question: AskedQuestion): void;
  /**
   * An answer is known by its own id, which nobody can guess, or by the id that the client made for its question, together with the
   * digest of the address that asked. Rejects with a QueueFullError when the store has been unable to write for long.
   */
  rate(feedback: Feedback, address?: string): Promise<RatingResult>;
}

/** What the log stands on. */
export interface QuestionLogOptions {
  readonly store: Store;
  readonly queue: WriteQueue;
  /** False keeps no question, only that there was one, so that it can be rated. */
  readonly keepQuestions: boolean;
  /** Tells the readers of whom nothing is to be written any more. */
  readonly isWithdrawn?: Withdrawals['isWithdrawn'];
  readonly onError: (error: unknown) => void;
  readonly now?: () => number;
}

const MAX_STORED_LENGTH = 500;
/** A reader waits this long for the store before being told that the rating is kept later. */
const TIMEOUT_MS = 1000;

/** A log over the store. Questions and ratings go through one queue, so that a rating always finds its question. */
export function createQuestionLog({
  store,
  queue,
  keepQuestions,
  isWithdrawn = () => false,
  onError,
  now = Date.now,
}: QuestionLogOptions): QuestionLog {
  return {
    asked({ id, message, outcome, answer, address, readerToken }) {
      const reader = readerToken === null ? null : readerDigest('questions', readerToken);
      if (isWithdrawn(reader)) return;
      const at = Math.floor(now() / MINUTE_MS) * MINUTE_MS;
      const question = keepQuestions ? toKept(message) : null;
      // A refusal names the nearest pages, but quotes none of them.
      const urls = keepQuestions && outcome !== 'refused' ? citedIn(answer) : [];
      const row = { id, at, userMessageId: keyOf(message.id, address), question, outcome, reader };
      queue
        .add(async () => {
          const database = await store.database();
          // Tried again after a lost connection, the same row may already be there.
          const { numInsertedOrUpdatedRows: added } = await database
            .insertInto('questions')
            .values(row)
            .onConflict((conflict) => conflict.column('id').doNothing())
            .executeTakeFirst();
          if (added !== 1n) await database.deleteFrom('citations').where('questionId', '=', id).execute();
          if (urls.length > 0) {
            await database
              .insertInto('citations')
              .values(urls.map((url) => ({ questionId: id, at, url })))
              .execute();
          }
        })
        .catch(onError);
    },
    async rate({ messageId, rating }, address) {
      const ids = { id: stripControlCharacters(messageId), userMessageId: keyOf(messageId, address) };
      const written = queue.add(() => writeRating(store, ids, rating));
      written.catch(onError);
      return withTimeout(written, TIMEOUT_MS, () => 'waiting' as const);
    },
  };
}

/** Stands for a client's id of its question, from one address. The digest of the address is salted, so that this cannot be turned back. */
function keyOf(messageId: string, address = ''): string {
  return createHash('sha256').update(`${address} ${messageId}`).digest('base64url').slice(0, 22);
}

async function writeRating(
  store: Store,
  { id, userMessageId }: { id: string; userMessageId: string },
  rating: Feedback['rating'],
): Promise<RatingResult> {
  const database = await store.database();
  const known = await database
    .selectFrom('questions')
    .select(['id', 'rating'])
    .where(({ or, eb }) => or([eb('id', '=', id), eb('userMessageId', '=', userMessageId)]))
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (known === undefined) return 'unknown';
  if (known.rating !== null) return known.rating === rating ? 'kept-before' : 'final';
  await database.updateTable('questions').set({ rating }).where('id', '=', known.id).execute();
  return 'kept';
}

function toKept({ parts }: ChatMessage): string {
  const text = parts.map(({ text }) => text).join(' ');
  return scrub(stripControlCharacters(text)).slice(0, MAX_STORED_LENGTH).toWellFormed();
}
