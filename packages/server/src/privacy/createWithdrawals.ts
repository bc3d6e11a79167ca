import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Store } from '../store/createStore.ts';
import type { WriteQueue } from '../store/createWriteQueue.ts';

/** The tables with rows that readers can have deleted. */
type ReaderTable = 'searches' | 'events' | 'questions';

/** Deletes what is kept of a reader, by the token their browser made. */
export interface Withdrawals {
  /** Resolves when nothing is left in the store. Rejects with a QueueFullError while the store takes nothing. */
  withdraw(token: string): Promise<void>;
  /** Whether the reader of a row has withdrawn: what was still on its way to the store is not to be written. */
  isWithdrawn(reader: string | null | undefined): boolean;
}

/** Readers remembered as withdrawn. What they did is on its way for a minute at most, and a token is not used again. */
const MAX_REMEMBERED = 10_000;

/** What a row carries in place of its reader's token. It differs by table, so that nobody can tell which rows of two tables are one reader's. */
export function readerDigest(table: ReaderTable, token: string): string {
  return createHash('sha256').update(`${table} ${token}`).digest('base64url').slice(0, 22);
}

/** Withdrawals from one store, in the order of its other writes. */
export function createWithdrawals(store: Store, queue: WriteQueue): Withdrawals {
  const withdrawn = new LRUCache<string, true>({ max: MAX_REMEMBERED });
  return {
    async withdraw(token) {
      const digests = {
        searches: readerDigest('searches', token),
        events: readerDigest('events', token),
        questions: readerDigest('questions', token),
      };
      for (const digest of Object.values(digests)) withdrawn.set(digest, true);
      await queue.add(async () => {
        const database = await store.database();
        const questions = database.selectFrom('questions').select('id').where('reader', '=', digests.questions);
        await database.deleteFrom('citations').where('questionId', 'in', questions).execute();
        for (const table of ['questions', 'searches', 'events'] as const) {
          await database.deleteFrom(table).where('reader', '=', digests[table]).execute();
        }
        await store.purge();
      });
    },
    isWithdrawn: (reader) => typeof reader === 'string' && withdrawn.has(reader),
  };
}
