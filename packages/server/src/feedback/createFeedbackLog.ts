import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder, Insertable, Updateable } from 'kysely';
import { HOUR_MS, MINUTE_MS } from '../durations.ts';
import { scrub } from '../privacy/scrub.ts';
import { stripControlCharacters } from '../privacy/stripControlCharacters.ts';
import type { Store } from '../store/createStore.ts';
import type { WriteQueue } from '../store/createWriteQueue.ts';
import type { Tables } from '../store/Tables.ts';
import { withTimeout } from '../withTimeout.ts';
import { EXPLANATION, type FeedbackInsights, REPORTED, readFeedback } from './readFeedback.ts';

/** What a reader adds to a vote; each may be left out. */
interface Explanation {
  readonly reason: string | null;
  readonly section: string | null;
  /** As the reader wrote it. */
  readonly comment: string;
}

/** What the owner makes of a reader's word. */
interface Verdict {
  readonly state: FeedbackState;
  readonly note: string;
}

type FeedbackState = (typeof FEEDBACK_STATES)[number];

/** A vote whose reader can still add to it. */
export interface OpenVote {
  readonly page: string;
  readonly helpful: 'yes' | 'no';
}

/** A problem that a program reports for its user. */
interface Report {
  /** The path of the page it is about; null for the documentation as a whole. */
  readonly page: string | null;
  readonly problem: string;
}

/** Keeps what readers say of pages. Everything rejects with what the store says. */
export interface FeedbackLog {
  /** Resolves with the id by which the reader can add to the vote, once it is written or the store takes long. */
  vote(vote: OpenVote): Promise<string>;
  /** The vote of an id; null when there is none, when it was explained already and when it is older than an hour. */
  openVote(id: string): Promise<OpenVote | null>;
  /** Adds to a vote, once. */
  explain(id: string, explanation: Explanation): Promise<void>;
  /** Keeps a problem among what readers wrote. It counts as no vote. */
  report(report: Report): Promise<void>;
  /** False when there is no such vote. */
  judge(id: string, verdict: Verdict): Promise<boolean>;
  /** What was said from a time on, with lists of at most so many rows. */
  list(from: number, rows: number): Promise<FeedbackInsights>;
}

export const FEEDBACK_STATES = ['open', 'done', 'dismissed'] as const;
/** Longest text that a reader, or the owner, can write. */
export const MAX_COMMENT_LENGTH = 500;

/** A reader waits this long for the store. */
const TIMEOUT_MS = 2000;
const WHOLE_SITE = '/';

/** A log over the store. */
export function createFeedbackLog({
  store,
  queue,
  onError,
  now = Date.now,
}: {
  store: Store;
  queue: WriteQueue;
  onError: (error: unknown) => void;
  now?: () => number;
}): FeedbackLog {
  const openSince = () => now() - HOUR_MS;
  const update = (id: string, columns: Updateable<Tables['feedback']>, isExplained: boolean) =>
    queue.add(async () => {
      const rows = (await store.database()).updateTable('feedback').set(columns).where('id', '=', id);
      const fresh = rows.where('at', '>=', openSince()).where(isUnexplained);
      return (await (isExplained ? fresh : rows).executeTakeFirstOrThrow()).numUpdatedRows > 0n;
    });
  const add = (row: Omit<Insertable<Tables['feedback']>, 'id' | 'at'>): Promise<string> => {
    const id = randomUUID();
    const at = Math.floor(now() / MINUTE_MS) * MINUTE_MS;
    const written = queue.add(async () =>
      (await store.database())
        .insertInto('feedback')
        .values({ id, at, ...row })
        // Tried again after a lost connection, the same row may already be there.
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute(),
    );
    written.catch(onError);
    return withTimeout(
      written.then(() => id),
      TIMEOUT_MS,
      () => id,
    );
  };
  return {
    vote: add,
    async report({ page, problem }) {
      await add({ page: page ?? WHOLE_SITE, helpful: 'no', reason: REPORTED, comment: toKept(problem) });
    },
    async openVote(id) {
      const found = await (await store.database())
        .selectFrom('feedback')
        .select(['page', 'helpful'])
        .where('id', '=', id)
        .where('at', '>=', openSince())
        .where(isUnexplained)
        .executeTakeFirst();
      return found ?? null;
    },
    async explain(id, { reason, section, comment }) {
      await update(id, { reason, section, comment: comment === '' ? null : toKept(comment) }, true);
    },
    judge: (id, { state, note }) =>
      update(id, { state, note: note === '' ? null : stripControlCharacters(note) }, false),
    list: async (from, rows) => readFeedback(await store.database(), { from, to: now(), rows }),
  };
}

function toKept(comment: string): string {
  return scrub(stripControlCharacters(comment)).slice(0, MAX_COMMENT_LENGTH).toWellFormed();
}

function isUnexplained({ and, eb }: ExpressionBuilder<Tables, 'feedback'>) {
  return and(EXPLANATION.map((column) => eb(column, 'is', null)));
}
