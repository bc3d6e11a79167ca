import type { KeptDays } from '@feedback-docs/pages/privacy';
import type { FastifyInstance } from 'fastify';
import type { Withdrawals } from '../privacy/createWithdrawals.ts';
import type { Store } from '../store/createStore.ts';
import type { WriteQueue } from '../store/createWriteQueue.ts';
import { countReads } from './countReads.ts';
import { createDayCounts } from './createDayCounts.ts';
import { createEventLog, type EventLog } from './createEventLog.ts';
import { createEventStore } from './createEventStore.ts';
import { createJourneys, type Journeys } from './createJourneys.ts';

const INTERVAL_MS = 1000;

/** What readers search, open and read, on its way to the store. */
export interface ReaderEvents {
  readonly log: EventLog;
  readonly journeys: Journeys;
  /** Counts what the app answers, and writes every second while it runs, for the last time when it closes. */
  keep(app: FastifyInstance): void;
}

interface ReaderEventsOptions {
  readonly store: Store;
  readonly queue: WriteQueue;
  readonly withdrawals: Withdrawals;
  readonly keptDays: KeptDays;
  readonly onError: (error: unknown) => void;
  /** The ids of all records of an index, while it is loaded. */
  readonly objectIDsOf: (index: string) => ReadonlySet<string> | undefined;
}

/** Follows readers' events. */
export function createReaderEvents({
  store,
  queue,
  withdrawals,
  keptDays,
  onError,
  objectIDsOf,
}: ReaderEventsOptions): ReaderEvents {
  const events = createEventStore(store, queue, { ...withdrawals, onError, keptDays });
  const counts = createDayCounts({ store, queue, keptDays: keptDays.events, onError });
  const journeys = createJourneys(counts.count);
  const log = createEventLog(events, {
    journeys,
    isKnown(index, objectID) {
      const objectIDs = objectIDsOf(index);
      return objectID === undefined ? objectIDs !== undefined : objectIDs?.has(objectID) === true;
    },
  });
  return {
    log,
    journeys,
    keep(app) {
      countReads(app, counts.count);
      const timer = setInterval(() => {
        log.flush();
        journeys.flush();
        counts.flush();
      }, INTERVAL_MS);
      app.addHook('onClose', async () => {
        clearInterval(timer);
        log.finish();
        counts.flush(true);
      });
    },
  };
}
