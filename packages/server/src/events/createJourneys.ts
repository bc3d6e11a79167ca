import { MINUTE_MS } from '../durations.ts';
import { readerDigest } from '../privacy/createWithdrawals.ts';
import type { DayCounts } from './createDayCounts.ts';

/** Follows what one reader does after another thing, for half an hour and in memory only: all that is kept is how often. */
export interface Journeys {
  searched(readerToken: string | null | undefined): void;
  /** A page was opened from a search. */
  opened(readerToken: string | null | undefined, page: string): void;
  asked(readerToken: string | null | undefined, outcome: string): void;
  /** Counts the journeys that have ended; called about once a second. */
  flush(): void;
}

/** A reader of whom nothing is seen for this long has found enough, or given up. */
const END_MS = 30 * MINUTE_MS;
/** A search this soon after a question says that its answer was not enough. */
const FALLBACK_MS = 10 * MINUTE_MS;
/** Readers followed at once; of more, those who came first are followed no further. */
const MAX_READERS = 10_000;

interface Journey {
  readonly at: number;
  /** The page opened from a search, while nothing was searched or asked after it. */
  readonly page?: string | undefined;
  /** How the last question ended, while nothing was searched after it. */
  readonly outcome?: string | undefined;
}

/** Journeys that count pages where searching ended, and questions after which the reader searched. */
export function createJourneys(count: DayCounts['count'], now: () => number = Date.now): Journeys {
  /** By a digest of the reader's token, those who did something last at the end. */
  const journeys = new Map<string, Journey>();

  function step(token: string | null | undefined, next: (journey: Journey | undefined) => Omit<Journey, 'at'>): void {
    if (typeof token !== 'string') return;
    const key = readerDigest('events', token);
    const known = journeys.get(key);
    journeys.delete(key);
    journeys.set(key, { ...next(known), at: now() });
    const [oldest = key] = journeys.keys();
    if (journeys.size > MAX_READERS) journeys.delete(oldest);
  }

  return {
    searched: (token) =>
      step(token, (before) => {
        if (before?.outcome !== undefined && now() - before.at <= FALLBACK_MS) count('fallback', before.outcome);
        return {};
      }),
    opened: (token, page) =>
      step(token, () => {
        count('opened', page);
        return { page };
      }),
    asked: (token, outcome) =>
      step(token, () => {
        count('asked', outcome);
        return { outcome };
      }),
    flush() {
      for (const [key, { at, page }] of journeys) {
        if (now() - at < END_MS) return;
        journeys.delete(key);
        if (page !== undefined) count('exit', page);
      }
    },
  };
}
