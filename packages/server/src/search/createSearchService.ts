import {
  type FacetSearch,
  type FacetSearchResult,
  MAX_ANSWER_BYTES,
  ProtocolError,
  type SearchQuery,
  type SearchResult,
} from '@feedback-docs/protocol';
import type { SearchOptions } from '@feedback-docs/search';
import { createFairQueue } from './createFairQueue.ts';

/** One loaded index. May throw a ProtocolError for a query it cannot answer as asked. */
export interface SearchIndex {
  search(query: SearchQuery, options?: SearchOptions): SearchResult | Promise<SearchResult>;
  searchFacet(search: FacetSearch): FacetSearchResult | Promise<FacetSearchResult>;
}

/** Who asks, and how much may be answered. */
export interface SearchContext extends SearchOptions {
  /** Stands for the reader, in this process and for seconds only: readers take turns. Default: all are one. */
  readonly reader?: string;
  /** By which the reader can have deleted what is kept of the search. */
  readonly readerToken?: string | null;
}

/** Answers searches over every index by name. */
export interface SearchService {
  /**
   * Rejects with a ProtocolError: 404 for an index that does not exist, 503 while the indexes are not loaded, 400 for more
   * text than asked for (default MAX_ANSWER_BYTES).
   */
  search(query: SearchQuery, asked?: SearchContext): Promise<SearchResult>;
  /** Rejects as `search` does. */
  searchFacet(search: FacetSearch, asked?: SearchContext): Promise<FacetSearchResult>;
}

const LOADING = 'The search is not loaded. Please try again in a few seconds.';
const FAILED = 'The search does not work at the moment. All pages can still be read.';

/** A service over the indexes by name; `indexes` answers null until they are loaded, and `hasFailed` whether they never will be. */
export function createSearchService(
  indexes: () => ReadonlyMap<string, SearchIndex> | null,
  hasFailed: () => boolean = () => false,
): SearchService {
  const queue = createFairQueue();
  const find = (name: string): SearchIndex => {
    const loaded = indexes();
    if (loaded === null) throw new ProtocolError(503, hasFailed() ? FAILED : LOADING);
    const index = loaded.get(name);
    if (index === undefined) throw new ProtocolError(404, `Index ${name} does not exist`);
    return index;
  };
  return {
    search: async (query, { reader = '', maxTextLength = MAX_ANSWER_BYTES } = {}) => {
      const index = find(query.indexName);
      return queue.run(reader, () => index.search(query, { maxTextLength }));
    },
    searchFacet: async (search, { reader = '' } = {}) => {
      const index = find(search.search.indexName);
      return queue.run(reader, () => index.searchFacet(search));
    },
  };
}
