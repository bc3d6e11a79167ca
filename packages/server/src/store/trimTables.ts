import type { Store } from './createStore.ts';
import { deleteBefore } from './deleteBefore.ts';

/**
 * Rows that each table keeps at most; what readers do fills it, and the oldest rows make room. Together they take some
 * 270 MB: a search some 120 bytes, an event 200, a question 700, a citation 150, a reader's word on a page 400.
 */
export const MAX_ROWS = {
  searches: 500_000,
  events: 200_000,
  questions: 100_000,
  citations: 300_000,
  feedback: 50_000,
} as const;

/** Ceilings by table. */
export type RowCeilings = Readonly<Record<keyof typeof MAX_ROWS, number>>;

/**
 * Removes the oldest rows of the tables that hold more than their ceiling. Rows carry the minute only, so the minute in
 * which the ceiling falls stays whole.
 */
export async function trimTables(
  store: Store,
  tables: readonly (keyof RowCeilings)[],
  ceilings: RowCeilings = MAX_ROWS,
): Promise<void> {
  const database = await store.database();
  for (const table of tables) {
    const oldestKept = await database
      .selectFrom(table)
      .select('at')
      .orderBy('at', 'desc')
      .limit(1)
      .offset(ceilings[table] - 1)
      .executeTakeFirst();
    if (oldestKept !== undefined) await deleteBefore(database, table, oldestKept.at);
  }
}
