import type { SearchQuery, SearchResult } from '@feedback-docs/protocol';
import { searchParams } from '@feedback-docs/search';
import { LRUCache } from 'lru-cache';
import type { SearchIndex } from './createSearchService.ts';

const DEFAULT_MAX_BYTES = 24 * 1024 * 1024;
/** Longer requests are seldom made twice. */
const MAX_CACHED_KEY_LENGTH = 1000;
/** Texts with a sign beyond Latin-1, such as the ellipsis of snippets, take two bytes for each. */
const BYTES_OF_CHARACTER = 2;

/** A result as it is kept: without the reader's own words, which every request brings along. */
type CachedResult = Omit<SearchResult, 'params'>;

/**
 * Answers a search that was asked before from memory; an index never changes while it is loaded. Readers who type
 * share their first letters, and these are the searches that cost most. What was not asked for longest is forgotten
 * as soon as keys and results together take more than `maxBytes` (24 MiB).
 */
export function cacheResults(
  index: Pick<SearchIndex, 'search'>,
  { maxBytes = DEFAULT_MAX_BYTES } = {},
): Pick<SearchIndex, 'search'> {
  const cache = new LRUCache<string, CachedResult>({ maxSize: maxBytes, sizeCalculation: bytesOf });

  return {
    async search(query, options) {
      const key = keyOf(query);
      if (key.length > MAX_CACHED_KEY_LENGTH) return index.search(query, options);
      const known = cache.get(key);
      if (known !== undefined) return { ...known, params: searchParams(query) };
      const result = await index.search(query, options);
      const { params: _params, ...kept } = result;
      cache.set(key, kept);
      return result;
    },
  };
}

function bytesOf(result: CachedResult, key: string): number {
  return BYTES_OF_CHARACTER * (key.length + JSON.stringify(result).length);
}

/** Whether a search is counted, and how, does not change what it finds. */
function keyOf({ clickAnalytics: _clicks, analytics: _counted, ...query }: SearchQuery): string {
  return JSON.stringify(query);
}
