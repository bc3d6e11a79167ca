/** Conditions as stock clients nest them: the outer list is AND, an inner list is OR, `attribute:-value` negates. */
export type FilterList = readonly (string | readonly string[])[];

/** One search as typed input to the engine: bounds are checked, the `params` string is merged in, defaults are not filled. */
export interface SearchQuery {
  readonly query: string;
  readonly indexName: string;
  readonly hitsPerPage?: number;
  /** From 0. */
  readonly page?: number;
  /** The first hit wanted, from 0; with it `length` hits are given, and `page` and `hitsPerPage` do not count. */
  readonly offset?: number;
  readonly length?: number;
  /** `*` stands for all but code; a name after a hyphen is left out. */
  readonly attributesToRetrieve?: readonly string[];
  readonly attributesToHighlight?: readonly string[];
  /** `attribute` or `attribute:words`; `*` stands for every text. */
  readonly attributesToSnippet?: readonly string[];
  readonly snippetEllipsisText?: string;
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
  /** Facets to count; `*` stands for every one. */
  readonly facets?: readonly string[];
  readonly maxValuesPerFacet?: number;
  readonly facetFilters?: FilterList;
  readonly numericFilters?: FilterList;
  readonly tagFilters?: FilterList;
  /** Filter expression with AND, OR, NOT and parentheses. */
  readonly filters?: string;
  /** How many hits of one page to keep; 0 keeps all. Absent means the index default. */
  readonly distinct?: number;
  readonly clickAnalytics?: boolean;
  readonly analytics?: boolean;
  /** Empty or absent searches all. */
  readonly restrictSearchableAttributes?: readonly string[];
  /** Lets `-word` exclude. Quoted phrases work with and without it. */
  readonly advancedSyntax?: boolean;
  /** False accepts words as typed only; absent or true allows for typos. */
  readonly typoTolerance?: boolean;
}
