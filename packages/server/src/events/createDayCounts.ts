import { DAY_MS, MINUTE_MS } from '../durations.ts';
import type { Store } from '../store/createStore.ts';
import type { WriteQueue } from '../store/createWriteQueue.ts';
import type { Measure } from '../store/Tables.ts';

/** Counts by day what nothing is kept of beside its number. */
export interface DayCounts {
  count(measure: Measure, key: string): void;
  /** Hands what was counted to the store, once a minute however often it is called; all of it when `isLast`. */
  flush(isLast?: boolean): void;
}

/** Different keys within a minute; sites have fewer pages. */
const MAX_WAITING = 5000;

/** Counts in the store, where several servers add to the same numbers. */
export function createDayCounts({
  store,
  queue,
  keptDays,
  onError,
  now = Date.now,
}: {
  store: Store;
  queue: WriteQueue;
  keptDays: number;
  onError: (error: unknown) => void;
  now?: () => number;
}): DayCounts {
  let waiting = new Map<string, { at: number; measure: Measure; key: string; count: number }>();
  let writtenAt = now();
  return {
    count(measure, key) {
      const at = Math.floor(now() / DAY_MS) * DAY_MS;
      const id = `${at} ${measure} ${key}`;
      const known = waiting.get(id);
      if (known !== undefined) known.count++;
      else if (keptDays > 0 && waiting.size < MAX_WAITING) waiting.set(id, { at, measure, key, count: 1 });
    },
    flush(isLast = false) {
      if (waiting.size === 0 || (!isLast && now() - writtenAt < MINUTE_MS)) return;
      writtenAt = now();
      const rows = [...waiting.values()];
      waiting = new Map();
      const write = async () =>
        (await store.database())
          .insertInto('dayCounts')
          .values(rows)
          .onConflict((conflict) =>
            conflict
              .columns(['at', 'measure', 'key'])
              .doUpdateSet(({ ref, eb }) => ({ count: eb(ref('dayCounts.count'), '+', ref('excluded.count')) })),
          )
          .execute();
      queue.add(write).catch(onError);
    },
  };
}
