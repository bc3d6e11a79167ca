/** A search as it is counted. */
export interface CountedSearch {
  index: string;
  query: string;
  hits: number;
}

/** Finds, in a stream of searches at every keystroke, the queries at which readers stopped typing. */
export interface QuerySettler {
  add(search: CountedSearch, now: number): void;
  /** Takes out the searches that nothing continued for the quiet time. */
  takeSettled(now: number): CountedSearch[];
  /** Takes out everything, settled or not. */
  takeAll(): CountedSearch[];
}

const QUIET_MS = 3000;
/** With more readers than this typing at once, the searches that waited longest count as settled early. */
const MAX_WAITING = 500;

/**
 * A search that continues an earlier one of the last seconds, or shortens it, replaces it. Readers are not told apart,
 * because that would take an address or a token; two who type the same words at the same moment count once.
 */
export function createQuerySettler(): QuerySettler {
  let waiting: (CountedSearch & { at: number })[] = [];
  let overflowed: CountedSearch[] = [];

  return {
    add(search, now) {
      waiting = waiting.filter((other) => other.index !== search.index || !isSameTyping(other.query, search.query));
      waiting.push({ ...search, at: now });
      if (waiting.length > MAX_WAITING) overflowed.push(...waiting.splice(0, 1).map(withoutTime));
    },
    takeSettled(now) {
      const settled = waiting.filter(({ at }) => now - at >= QUIET_MS);
      waiting = waiting.filter(({ at }) => now - at < QUIET_MS);
      return takeOverflow(settled);
    },
    takeAll() {
      const all = waiting;
      waiting = [];
      return takeOverflow(all);
    },
  };

  function takeOverflow(searches: readonly (CountedSearch & { at: number })[]): CountedSearch[] {
    const taken = [...overflowed, ...searches.map(withoutTime)];
    overflowed = [];
    return taken;
  }
}

function isSameTyping(earlier: string, later: string): boolean {
  return later.startsWith(earlier) || earlier.startsWith(later);
}

function withoutTime({ index, query, hits }: CountedSearch): CountedSearch {
  return { index, query, hits };
}
