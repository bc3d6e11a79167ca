import {
  DEFAULT_FACET_VALUES,
  type FacetSearch,
  type FacetSearchResult,
  type SearchHit,
  type SearchQuery,
  type SearchRecord,
  type SearchResult,
} from '@feedback-docs/protocol';
import { HIT_DEFAULTS, HitRenderer, hitRange, isByOffset, queryFilter, searchParams } from '@feedback-docs/search';
import { escapeHtml } from '@feedback-docs/text';
import { connect, type MeilisearchOptions } from './connect.ts';
import { createMarkedWords, MARK } from './markedWords.ts';
import { printFilter } from './printFilter.ts';

/** An index in Meilisearch that answers searches as our own engine does. */
export interface Meilisearch {
  /** Rejects with a ProtocolError: 400 for filters on what cannot be filtered, 404 without the index, 503 when it does not answer. */
  search(query: SearchQuery): Promise<SearchResult>;
  searchFacet(search: FacetSearch): Promise<FacetSearchResult>;
}

/** Meilisearch counts no further unless its settings say so. */
const MAX_TOTAL_HITS = 1000;

/** The part of a document that Meilisearch adds to it. */
interface Found extends SearchRecord {
  readonly _formatted?: unknown;
}

/** The part of an answer that is read (reference of POST /multi-search, version 1.49). */
interface Answer {
  readonly hits: readonly Found[];
  readonly totalHits?: number;
  readonly estimatedTotalHits?: number;
  readonly processingTimeMs: number;
  readonly facetDistribution?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Opens an index that `pushRecords` filled. */
export function createMeilisearch(options: MeilisearchOptions): Meilisearch {
  const { index = 'docs', useNetwork = false } = options;
  const call = connect(options);
  return {
    async search(query) {
      const asked = { indexUid: index, ...(useNetwork ? { useNetwork } : {}), ...searchBody(query) };
      const { results } = (await call('POST', '/multi-search', { queries: [asked] })) as { results: [Answer] };
      return toResult(query, results[0]);
    },
    async searchFacet({ search, facet, facetQuery, maxFacetHits }) {
      const { q, filter } = searchBody(search);
      const asked = { facetName: facet, facetQuery, q, ...(filter === undefined ? {} : { filter }) };
      const path = `/indexes/${encodeURIComponent(index)}/facet-search`;
      const { facetHits, processingTimeMs } = (await call('POST', path, asked)) as {
        facetHits: readonly { value: string; count: number }[];
        processingTimeMs: number;
      };
      return {
        facetHits: facetHits
          .toSorted((a, b) => b.count - a.count)
          .slice(0, maxFacetHits)
          .map(({ value, count }) => ({ value, highlighted: escapeHtml(value), count })),
        exhaustiveFacetsCount: false,
        processingTimeMS: processingTimeMs,
      };
    },
  };
}

/** A search in Meilisearch's words. What is marked and cut is decided by our own renderer, for which the whole texts come along. */
function searchBody(query: SearchQuery) {
  const { facets, distinct = 0, restrictSearchableAttributes: fields = [] } = query;
  const { from, hitsPerPage, page } = hitRange(query);
  const filter = queryFilter(query);
  return {
    q: query.query,
    ...(isByOffset(query) ? { offset: from, limit: hitsPerPage } : { page: page + 1, hitsPerPage }),
    attributesToHighlight: ['*'],
    highlightPreTag: MARK.start,
    highlightPostTag: MARK.end,
    ...(filter === undefined ? {} : { filter: printFilter(filter) }),
    ...(facets === undefined ? {} : { facets }),
    ...(distinct > 0 ? { distinct: 'url_without_anchor' } : {}),
    ...(fields.length > 0 ? { attributesToSearchOn: fields } : {}),
  };
}

function toResult(query: SearchQuery, { hits, facetDistribution, processingTimeMs, ...counts }: Answer): SearchResult {
  const { from, hitsPerPage, page } = hitRange(query);
  const total = counts.totalHits ?? counts.estimatedTotalHits ?? hits.length;
  return {
    hits: hits.map((hit) => toHit(query, hit)),
    nbHits: total,
    ...(isByOffset(query) ? { offset: from, length: hitsPerPage } : {}),
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(total / hitsPerPage),
    hitsPerPage,
    exhaustiveNbHits: total < MAX_TOTAL_HITS && counts.totalHits !== undefined,
    query: query.query,
    params: searchParams(query),
    index: query.indexName,
    processingTimeMS: processingTimeMs,
    ...(query.facets === undefined ? {} : { facets: frequentFirst(facetDistribution, query.maxValuesPerFacet) }),
  };
}

/** Meilisearch escapes nothing, so its marked texts only say which words to mark. */
function toHit(query: SearchQuery, { _formatted, ...record }: Found): SearchHit {
  return new HitRenderer(query, createMarkedWords(query.query, _formatted), HIT_DEFAULTS).render(record, undefined);
}

function frequentFirst(
  distribution: Answer['facetDistribution'] = {},
  most = DEFAULT_FACET_VALUES,
): NonNullable<SearchResult['facets']> {
  const facets = Object.entries(distribution).map(([name, counts]) => {
    const values = Object.entries(counts).sort(([, a], [, b]) => b - a);
    return [name, Object.fromEntries(values.slice(0, most))] as const;
  });
  return Object.fromEntries(facets);
}
