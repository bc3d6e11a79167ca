import { DEFAULT_KEPT_DAYS, type KeptDays } from '@feedback-docs/pages/privacy';
import { DAY_MS } from '../durations.ts';
import type { Store } from './createStore.ts';
import type { WriteQueue } from './createWriteQueue.ts';
import { type Dated, deleteBefore } from './deleteBefore.ts';

/** Which of the settings says how long the rows of a table are kept. */
const KEPT_AS: Readonly<Record<Dated, keyof KeptDays>> = {
  searches: 'searches',
  events: 'events',
  dayCounts: 'events',
  questions: 'questions',
  citations: 'questions',
  feedback: 'questions',
};

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

/** Has the queue remove what has been kept for its days, and the oldest rows above the tables' ceilings. */
export function forgetOld(
  store: Store,
  queue: WriteQueue,
  {
    onError,
    keptDays = DEFAULT_KEPT_DAYS,
    now = Date.now(),
  }: { onError: (error: unknown) => void; keptDays?: KeptDays; now?: number },
): void {
  for (const [table, kind] of Object.entries(KEPT_AS) as [Dated, keyof KeptDays][])
    queue.add(async () => deleteBefore(await store.database(), table, now - keptDays[kind] * DAY_MS)).catch(onError);
  queue.add(() => trimTables(store)).catch(onError);
}

/**
 * Removes the oldest rows of the tables that hold more than their ceiling. Rows carry the minute only, so the minute in
 * which the ceiling falls stays whole.
 */
export async function trimTables(
  store: Store,
  ceilings: RowCeilings = MAX_ROWS,
  tables = Object.keys(ceilings) as (keyof RowCeilings)[],
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
