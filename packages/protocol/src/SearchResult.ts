import type { SearchHit } from './SearchHit.ts';

/** Answer to one search, in the form stock clients read. */
export interface SearchResult {
  readonly hits: readonly SearchHit[];
  /** Hits over all pages, after `distinct`. */
  readonly nbHits: number;
  /** Where the hits begin and how many were asked for; present when the request said so. */
  readonly offset?: number;
  readonly length?: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly exhaustiveNbHits: boolean;
  readonly query: string;
  /** The query without the quotes that would have hidden what it asks for; present when there were such. */
  readonly queryAfterRemoval?: string;
  /** What the query asks about, where it asks for a release: "webhooks" in "which release added webhooks". */
  readonly releasesAbout?: string;
  /** Sections of similar meaning, for a query whose words stand in one section at most; none of them is among `hits`. */
  readonly relatedHits?: readonly SearchHit[];
  /** The request's parameters as a query string. */
  readonly params: string;
  readonly index: string;
  /** Present when the request set `clickAnalytics`; events refer to it. */
  readonly queryID?: string;
  readonly processingTimeMS: number;
  /** Counts per facet and value, largest first; present when the request named facets. */
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Of the counted facets whose values are all numbers; present when there is one. */
  readonly facets_stats?: Readonly<Record<string, FacetStats>>;
}

/** The values of a numeric facet over the records found, each record counted once a value. */
export interface FacetStats {
  readonly min: number;
  readonly max: number;
  readonly avg: number;
  readonly sum: number;
}

/** Whether the words of a query were found so seldom that sections of similar meaning may help: its first page holds one hit at most. */
export function hasFewHits({ nbHits, page, hitsPerPage, query }: SearchResult): boolean {
  return nbHits <= 1 && page === 0 && hitsPerPage > 0 && query.trim() !== '';
}
