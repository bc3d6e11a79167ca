import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Tables } from './Tables.ts';

/** Rows of one statement: so few that SQLite does not keep readers waiting, and PostgreSQL needs less than a statement's time. */
const ROWS_AT_ONCE = 2000;

/** Tables whose rows grow old. */
export type Dated = 'searches' | 'events' | 'questions' | 'citations' | 'feedback' | 'dayCounts';

/**
 * Removes a table's rows of before a time, in Unix milliseconds, the oldest first; resolves to how many went. Those that went stay gone
 * where the store fails halfway, and the next time goes on from there.
 */
export async function deleteBefore(database: Kysely<Tables>, table: Dated, time: number): Promise<number> {
  for (let deleted = 0; ; await nextTurn()) {
    const next = await database
      .selectFrom(table)
      .select('at')
      .where('at', '<', time)
      .orderBy('at')
      .limit(1)
      .offset(ROWS_AT_ONCE)
      .executeTakeFirst();
    // Rows carry the minute only, and the minute of the first row that stays for now goes with the others.
    const end = next === undefined ? time : next.at + 1;
    const { numDeletedRows } = await database.deleteFrom(table).where('at', '<', end).executeTakeFirstOrThrow();
    deleted += Number(numDeletedRows);
    if (next === undefined) return deleted;
  }
}
