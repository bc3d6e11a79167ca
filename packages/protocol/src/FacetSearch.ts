import type { SearchQuery } from './SearchQuery.ts';

/** A search among the values of one facet, over the records that a search finds. */
export interface FacetSearch {
  readonly facet: string;
  /** How the words of a value begin; the empty text asks for the most frequent values. */
  readonly facetQuery: string;
  readonly maxFacetHits: number;
  /** Which records count. Its index is the one searched. */
  readonly search: SearchQuery;
}

/** Answer to a search among facet values, most frequent first. */
export interface FacetSearchResult {
  readonly facetHits: readonly {
    readonly value: string;
    /** The value as escaped HTML, with the words found marked. */
    readonly highlighted: string;
    readonly count: number;
  }[];
  readonly exhaustiveFacetsCount: boolean;
  readonly processingTimeMS: number;
}
