import type { FacetSearch, FacetSearchResult } from './FacetSearch.ts';
import type { SearchQuery } from './SearchQuery.ts';
import type { SearchResult } from './SearchResult.ts';

/** Body of a multi-search after parsing. */
export interface MultiSearchRequest {
  readonly requests: readonly (SearchQuery | FacetSearch)[];
}

/** Answer to a multi-search: one result per request, in the order of the requests. */
export interface MultiSearchResponse {
  readonly results: readonly (SearchResult | FacetSearchResult)[];
}
