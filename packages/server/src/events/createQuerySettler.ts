import { LRUCache } from 'lru-cache';

/** A search as it is counted. */
export interface CountedSearch {
  index: string;
  query: string;
  hits: number;
  /** Digest of the token by which the reader can have it deleted; null for readers who sent none. */
  reader: string | null;
}

/** Finds, in each reader's searches at every keystroke, the queries at which they stopped typing. */
export interface QuerySettler {
  /** `reader` tells readers apart for some seconds; it is not part of what is counted. */
  add(reader: string, search: CountedSearch, now: number): void;
  /** Takes out the searches that nothing continued for the quiet time. */
  takeSettled(now: number): CountedSearch[];
  /** Takes out everything, settled or not. */
  takeAll(): CountedSearch[];
}

const QUIET_MS = 3000;
/** With more readers than this typing at once, the searches that waited longest count as settled early. */
const MAX_WAITING = 2000;
/** Searches counted at a time; with more than this within a second there are no readers behind them. */
const MAX_SETTLED = 2000;

interface Waiting {
  readonly search: CountedSearch;
  readonly at: number;
  /** When a query of this reader was counted last. */
  readonly countedAt: number;
}

/**
 * A search that continues the reader's last one, or shortens it, replaces it; another one settles it. Of one reader a
 * query in three seconds is counted at most: nobody reads results faster.
 */
export function createQuerySettler(): QuerySettler {
  let settled: CountedSearch[] = [];
  const settle = ({ search }: Waiting) => {
    if (settled.length < MAX_SETTLED) settled.push(search);
  };
  const waiting = new LRUCache<string, Waiting>({
    max: MAX_WAITING,
    dispose: (entry, _reader, reason) => {
      if (reason === 'evict') settle(entry);
    },
  });
  const oldestFirst = () => [...waiting.entries()].reverse();
  const take = () => {
    const taken = settled;
    settled = [];
    return taken;
  };

  return {
    add(reader, search, now) {
      const before = waiting.peek(reader);
      const isOther = before !== undefined && !isSameTyping(before.search, search);
      const isCounted = isOther && now - before.countedAt >= QUIET_MS;
      if (isCounted) settle(before);
      waiting.set(reader, {
        search,
        at: now,
        countedAt: isCounted ? now : (before?.countedAt ?? Number.NEGATIVE_INFINITY),
      });
    },
    takeSettled(now) {
      for (const [reader, entry] of oldestFirst()) {
        if (now - entry.at < QUIET_MS) continue;
        settle(entry);
        waiting.delete(reader);
      }
      return take();
    },
    takeAll() {
      for (const [, entry] of oldestFirst()) settle(entry);
      waiting.clear();
      return take();
    },
  };
}

function isSameTyping(earlier: CountedSearch, later: CountedSearch): boolean {
  if (earlier.index !== later.index) return false;
  return later.query.startsWith(earlier.query) || earlier.query.startsWith(later.query);
}
