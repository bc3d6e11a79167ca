import {
  answerTooLarge,
  DEFAULT_FACET_VALUES,
  type FacetSearch,
  type FacetSearchResult,
  type SearchHit,
  type SearchQuery,
  type SearchResult,
} from '@feedback-docs/protocol';
import { indexIdentity } from './format/indexFile.ts';
import { type LoadChunk, RecordStore } from './format/RecordStore.ts';
import { type LoadedIndex, loadIndex } from './match/LoadedIndex.ts';
import { dropQuotes, type QueryText } from './match/queryWords.ts';
import { Synonyms } from './match/synonyms.ts';
import { distinctPage, type ShownHits } from './rank/distinctPage.ts';
import { QueryRanker } from './rank/QueryRanker.ts';
import type { Ranking } from './rank/Ranker.ts';
import { countFacets, facetStats } from './render/countFacets.ts';
import { HIT_DEFAULTS, type HitDefaults, HitRenderer } from './render/HitRenderer.ts';
import { hitRange, isByOffset } from './render/hitRange.ts';
import { searchFacetValues } from './render/searchFacetValues.ts';
import { searchParams } from './render/searchParams.ts';
import { TermMatcher } from './render/TermMatcher.ts';

/** How an index is opened. */
export interface OpenOptions extends Partial<HitDefaults> {
  /** Returns the record chunks that buildIndex made, by number. */
  readonly loadChunk: LoadChunk;
  /** Groups of phrases that mean the same, as parseSynonyms checked them; default none. */
  readonly synonyms?: readonly (readonly string[])[];
  /** Hits per page of the site when a request does not say; default 0, all. */
  readonly distinct?: number;
  /** Record chunks to cache; default 1,024 of about 16 KB each. */
  readonly cachedChunks?: number;
}

/** What one search may cost. */
export interface SearchOptions {
  /** Characters of text in all hits together; above it the search rejects with a ProtocolError 400. Default: no limit. */
  readonly maxTextLength?: number;
}

/** An opened index that answers searches. */
export interface SearchEngine {
  readonly recordCount: number;
  readonly chunkCount: number;
  /** Loads a chunk of records ahead of the searches that show them. Rejects with an IndexFileError when it is broken or of another build. */
  loadChunk(chunk: number): Promise<void>;
  /** Answers one search, or rejects with a ProtocolError when its filters cannot be read. `queryID` is left to the caller. */
  search(query: SearchQuery, options?: SearchOptions): Promise<SearchResult>;
  /** The first `max` of these records, numbered in reading order, that pass the filters of a request, as hits in which nothing is marked. */
  hitsOf(records: readonly number[], query: SearchQuery, max: number): Promise<readonly SearchHit[]>;
  /** Searches among the values of a facet. Throws a ProtocolError when its filters cannot be read. */
  searchFacet(search: FacetSearch): FacetSearchResult;
  /** The numbers of the best records in reading order, best first: ranking alone, for benches and tests. */
  rank(query: string, max: number): Uint32Array;
}

/** Records ranked at first when pages keep few hits each; rarely are more needed. */
const DISTINCT_RECORDS = 500;

/** Opens an index from its file's bytes, which must not change afterwards. Throws IndexFileError when they are not a whole index of this version. */
export function openIndex(file: Uint8Array, options: OpenOptions): SearchEngine {
  const index = loadIndex(file);
  const store = new RecordStore(index.chunkTable, indexIdentity(file), options.loadChunk, options.cachedChunks ?? 1024);
  const engine = new Engine(index, store, options);
  return {
    recordCount: index.records.count,
    chunkCount: store.chunkCount,
    loadChunk: (chunk) => store.load(chunk),
    search: (query, searchOptions) => engine.search(query, searchOptions),
    hitsOf: (records, query, max) => engine.hitsOf(records, query, max),
    searchFacet: (search) => engine.searchFacet(search),
    rank: (query, max) => engine.rank(query, max),
  };
}

class Engine {
  readonly #index: LoadedIndex;
  readonly #store: RecordStore;
  readonly #queries: QueryRanker;
  readonly #defaults: HitDefaults;
  readonly #distinct: number;

  constructor(index: LoadedIndex, store: RecordStore, { synonyms, distinct = 0, ...options }: OpenOptions) {
    this.#index = index;
    this.#store = store;
    this.#queries = new QueryRanker(index, new Synonyms(synonyms));
    this.#defaults = { ...HIT_DEFAULTS, ...options };
    this.#distinct = distinct;
  }

  async search(query: SearchQuery, options: SearchOptions = {}): Promise<SearchResult> {
    const started = Date.now();
    const text = this.#queries.read(query);
    const { from, hitsPerPage, page } = hitRange(query);
    const perPage = query.distinct ?? this.#distinct;
    const to = from + hitsPerPage;
    const range = { perPage, from, to };
    let ranking = this.#queries.rank(text, perPage > 0 ? Math.max(DISTINCT_RECORDS, to * 4) : to, query);
    let shown = distinctPage(this.#index.records, ranking, range);
    if (
      shown.numbers.length < Math.min(hitsPerPage, shown.total - range.from) &&
      ranking.best.length < ranking.matched.length
    ) {
      ranking = this.#queries.rank(text, ranking.matched.length, query);
      shown = distinctPage(this.#index.records, ranking, range);
    }
    return {
      hits: await this.#hits(query, options, text, ranking, shown),
      nbHits: shown.total,
      ...(isByOffset(query) ? { offset: from, length: hitsPerPage } : {}),
      page,
      nbPages: hitsPerPage === 0 ? 0 : Math.ceil(shown.total / hitsPerPage),
      hitsPerPage,
      exhaustiveNbHits: true,
      query: query.query,
      ...(ranking.missing.length > 0 ? { queryAfterRemoval: dropQuotes(query.query, ranking.missing) } : {}),
      ...(text.topic === undefined ? {} : { releasesAbout: text.topic }),
      params: searchParams(query),
      index: query.indexName,
      processingTimeMS: Date.now() - started,
      ...this.#facets(query, ranking),
    };
  }

  async hitsOf(records: readonly number[], query: SearchQuery, max: number): Promise<readonly SearchHit[]> {
    const shown = records.filter(this.#queries.filter(query)).slice(0, max);
    const renderer = new HitRenderer(query, new TermMatcher(this.#index.dictionary, [], []), this.#defaults);
    return (await this.#store.records(shown)).map((record) => renderer.render(record, undefined));
  }

  rank(query: string, max: number): Uint32Array {
    return this.#queries.rank(this.#queries.read({ query }), max, {}).best;
  }

  searchFacet({ search, facet, ...wanted }: FacetSearch): FacetSearchResult {
    const started = Date.now();
    const text = this.#queries.read(search);
    const { matched } = this.#queries.rank(text, 0, search);
    const tags = {
      pre: search.highlightPreTag ?? this.#defaults.highlightPreTag,
      post: search.highlightPostTag ?? this.#defaults.highlightPostTag,
    };
    return {
      facetHits: searchFacetValues(this.#index.facets.column(facet), wanted, matched, tags),
      exhaustiveFacetsCount: true,
      processingTimeMS: Date.now() - started,
    };
  }

  async #hits(
    query: SearchQuery,
    { maxTextLength = Number.POSITIVE_INFINITY }: SearchOptions,
    text: QueryText,
    ranking: Ranking,
    { numbers, sequence }: ShownHits,
  ): Promise<SearchHit[]> {
    const matcher = new TermMatcher(this.#index.dictionary, text.words, ranking.expansions);
    const renderer = new HitRenderer(query, matcher, this.#defaults);
    const records = await this.#store.records(numbers);
    let room = maxTextLength;
    return records.map((record, at) => {
      const hit = renderer.render(record, sequence[at]);
      // Counted while hits are rendered, so that a refused search costs no more than an answered one.
      room -= textLength(hit);
      if (room < 0) throw answerTooLarge();
      return hit;
    });
  }

  #facets(query: SearchQuery, { matched }: Ranking): Pick<SearchResult, 'facets' | 'facets_stats'> {
    if (query.facets === undefined) return {};
    const max = query.maxValuesPerFacet ?? DEFAULT_FACET_VALUES;
    const stats = facetStats(this.#index.facets, query.facets, matched);
    return {
      facets: countFacets(this.#index.facets, query.facets, matched, max),
      ...(Object.keys(stats).length > 0 ? { facets_stats: stats } : {}),
    };
  }
}

/** Characters of all texts in a value, however deep. */
function textLength(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  let length = 0;
  for (const part of Object.values(value)) length += textLength(part);
  return length;
}
