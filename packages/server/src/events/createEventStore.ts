import { DEFAULT_KEPT_DAYS, type KeptDays } from '@feedback-docs/pages/privacy';
import { MINUTE_MS } from '../durations.ts';
import type { Withdrawals } from '../privacy/createWithdrawals.ts';
import type { Store } from '../store/createStore.ts';
import type { WriteQueue } from '../store/createWriteQueue.ts';
import { MAX_ROWS, type RowCeilings, trimTables } from '../store/forgetOld.ts';
import type { CountedSearch } from './createQuerySettler.ts';

/** One thing a reader did, as it is kept: no person, no address, and of the reader's token a digest only. */
export interface StoredEvent {
  type: string;
  name: string;
  index: string;
  /** What was searched, when the event names a search of the last hour; otherwise null. */
  query: string | null;
  objectID: string | null;
  position: number | null;
  /** 1 for a click that follows another one of the same search, or that names none. */
  isFurther: number | null;
  reader: string | null;
}

/** Where searches and events are kept. */
export interface EventStore {
  /** Writes them down as soon as the store can take them; what is to be kept for no day is not written. */
  add(searches: readonly CountedSearch[], events: readonly StoredEvent[], now: number): void;
}

/** What a store of events may be given. */
export interface EventStoreOptions {
  /** Called with errors of writing. */
  readonly onError: (error: unknown) => void;
  readonly keptDays?: Pick<KeptDays, 'searches' | 'events'>;
  /** Tells the readers of whom nothing is to be written any more. */
  readonly isWithdrawn?: Withdrawals['isWithdrawn'];
  readonly ceilings?: RowCeilings;
}

/** Rows of one statement; databases take a limited number of values at once. */
const BATCH = 500;
/** Rows between two looks at the ceilings, so that no flood gets far beyond them. */
const ROWS_BETWEEN_TRIMS = 10_000;

/** Keeps searches and events in the store. */
export function createEventStore(
  store: Store,
  queue: WriteQueue,
  { onError, keptDays = DEFAULT_KEPT_DAYS, isWithdrawn = () => false, ceilings = MAX_ROWS }: EventStoreOptions,
): EventStore {
  const write = (job: () => Promise<unknown>) => void queue.add(job).catch(onError);
  let untrimmed = 0;
  return {
    add(allSearches, allEvents, now) {
      const searches = keptDays.searches === 0 ? [] : allSearches.filter(({ reader }) => !isWithdrawn(reader));
      const events = keptDays.events === 0 ? [] : allEvents.filter(({ reader }) => !isWithdrawn(reader));
      // The minute is enough to count by, and says less about a reader than the second.
      const at = Math.floor(now / MINUTE_MS) * MINUTE_MS;
      for (const rows of batches(searches.map((search) => ({ at, ...search })))) {
        write(async () => (await store.database()).insertInto('searches').values(rows).execute());
      }
      for (const rows of batches(events.map((event) => ({ at, ...event })))) {
        write(async () => (await store.database()).insertInto('events').values(rows).execute());
      }
      untrimmed += searches.length + events.length;
      if (untrimmed < ROWS_BETWEEN_TRIMS) return;
      untrimmed = 0;
      write(() => trimTables(store, ceilings, ['searches', 'events']));
    },
  };
}

function batches<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, number) =>
    rows.slice(number * BATCH, (number + 1) * BATCH),
  );
}
