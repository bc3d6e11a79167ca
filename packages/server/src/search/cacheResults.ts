import type { SearchQuery, SearchResult } from '@feedback-docs/protocol';
import type { SearchIndex } from './createSearchService.ts';

/** Hits kept in all, about 2 KB each. */
const DEFAULT_MAX_HITS = 5000;
/** Longer queries are seldom asked twice. */
const LONGEST_CACHED_QUERY = 64;

/**
 * Answers a search that was asked before from memory; an index never changes while it is loaded. Readers who type
 * share their first letters, and these are the searches that cost most. What was not asked for longest is forgotten.
 */
export function cacheResults(
  index: Pick<SearchIndex, 'search'>,
  { maxHits = DEFAULT_MAX_HITS } = {},
): Pick<SearchIndex, 'search'> {
  const kept = new Map<string, SearchResult>();
  let hits = 0;

  const keep = (key: string, result: SearchResult) => {
    if (kept.has(key)) return;
    kept.set(key, result);
    hits += weightOf(result);
    for (const [oldest, { hits: dropped }] of kept) {
      if (hits <= maxHits) break;
      kept.delete(oldest);
      hits -= weightOf({ hits: dropped });
    }
  };

  return {
    async search(query) {
      if (query.query.length > LONGEST_CACHED_QUERY) return index.search(query);
      const key = keyOf(query);
      const known = kept.get(key);
      if (known !== undefined) {
        kept.delete(key);
        kept.set(key, known);
        return known;
      }
      const result = await index.search(query);
      keep(key, result);
      return result;
    },
  };
}

/** A result without hits has a weight too, or there would be no end to keeping them. */
function weightOf({ hits }: Pick<SearchResult, 'hits'>): number {
  return hits.length + 1;
}

/** Whether a search is counted, and how, does not change what it finds. */
function keyOf({ clickAnalytics: _clicks, analytics: _counted, ...query }: SearchQuery): string {
  return JSON.stringify(query);
}
