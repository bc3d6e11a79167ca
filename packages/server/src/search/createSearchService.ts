import {
  type FacetSearch,
  type FacetSearchResult,
  ProtocolError,
  type SearchQuery,
  type SearchResult,
} from '@feedback-docs/protocol';

/** One loaded index. May throw a ProtocolError for a query it cannot answer as asked. */
export interface SearchIndex {
  search(query: SearchQuery): SearchResult | Promise<SearchResult>;
  searchFacet(search: FacetSearch): FacetSearchResult;
}

/** Answers searches over every index by name. */
export interface SearchService {
  /** Rejects with a ProtocolError: 404 for an index that does not exist, 503 while the indexes are not loaded. */
  search(query: SearchQuery): Promise<SearchResult>;
  /** Throws as `search` rejects. */
  searchFacet(search: FacetSearch): FacetSearchResult;
}

/** A service over the indexes by name; `indexes` answers null until they are loaded. */
export function createSearchService(indexes: () => ReadonlyMap<string, SearchIndex> | null): SearchService {
  const find = (name: string): SearchIndex => {
    const loaded = indexes();
    if (loaded === null) throw new ProtocolError(503, 'The search is not loaded. Please try again in a few seconds.');
    const index = loaded.get(name);
    if (index === undefined) throw new ProtocolError(404, `Index ${name} does not exist`);
    return index;
  };
  return {
    search: async (query) => find(query.indexName).search(query),
    searchFacet: (search) => find(search.search.indexName).searchFacet(search),
  };
}
