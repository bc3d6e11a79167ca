import {
  answerTooLarge,
  DEFAULT_FACET_VALUES,
  DEFAULT_HITS_PER_PAGE,
  type FacetSearch,
  type FacetSearchResult,
  type SearchHit,
  type SearchQuery,
  type SearchResult,
} from '@feedback-docs/protocol';
import { indexIdentity } from './format/indexFile.ts';
import { type LoadChunk, RecordStore } from './format/RecordStore.ts';
import { FilterMasks } from './match/FilterMasks.ts';
import { type LoadedIndex, loadIndex } from './match/LoadedIndex.ts';
import { queryFilter } from './match/queryFilter.ts';
import { dropQuotes, type QueryText, queryWords } from './match/queryWords.ts';
import { restrictExpansion, restrictedFields } from './match/restrictFields.ts';
import { Synonyms } from './match/synonyms.ts';
import { distinctPage, type ShownHits } from './rank/distinctPage.ts';
import { Ranker, type Ranking } from './rank/Ranker.ts';
import { countFacets, facetStats } from './render/countFacets.ts';
import { type HitDefaults, HitRenderer } from './render/HitRenderer.ts';
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
  /** Searches among the values of a facet. Throws a ProtocolError when its filters cannot be read. */
  searchFacet(search: FacetSearch): FacetSearchResult;
  /** The numbers of the best records in reading order, best first: ranking alone, for benches and tests. */
  rank(query: string, max: number): Uint32Array;
}

/** Records ranked at first when pages keep few hits each; rarely are more needed. */
const DISTINCT_RECORDS = 500;

const DEFAULTS: HitDefaults = {
  // The search page of the site's theme restyles exactly this class.
  highlightPreTag: '<span class="algolia-docsearch-suggestion--highlight">',
  highlightPostTag: '</span>',
  snippetEllipsisText: '…',
  attributesToSnippet: ['content:20'],
};

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
    searchFacet: (search) => engine.searchFacet(search),
    rank: (query, max) => engine.rankText(queryWords(query, false), max, {}).best,
  };
}

/** The quoted phrases that stand in no record that a search may show. */
interface MissingPhrases {
  readonly missing: QueryText['phrases'];
}

interface TextRanking extends Ranking, MissingPhrases {}

/** Which records a search may show: 1 in the mask for each, no mask for all. */
interface Allowed extends MissingPhrases {
  readonly mask: Uint8Array | undefined;
}

class Engine {
  readonly #index: LoadedIndex;
  readonly #store: RecordStore;
  readonly #ranker: Ranker;
  readonly #filters: FilterMasks;
  readonly #defaults: HitDefaults;
  readonly #distinct: number;

  constructor(index: LoadedIndex, store: RecordStore, { synonyms, distinct = 0, ...options }: OpenOptions) {
    this.#index = index;
    this.#store = store;
    this.#ranker = new Ranker(index, new Synonyms(synonyms));
    this.#filters = new FilterMasks(index.facets, index.records.count);
    this.#defaults = { ...DEFAULTS, ...options };
    this.#distinct = distinct;
  }

  async search(query: SearchQuery, options: SearchOptions = {}): Promise<SearchResult> {
    const started = Date.now();
    const text = queryWords(query.query, query.advancedSyntax === true);
    const { from, hitsPerPage, page } = hitRange(query);
    const perPage = query.distinct ?? this.#distinct;
    const to = from + hitsPerPage;
    const range = { perPage, from, to };
    let ranking = this.rankText(text, perPage > 0 ? Math.max(DISTINCT_RECORDS, to * 4) : to, query);
    let shown = distinctPage(this.#index.records, ranking, range);
    if (
      shown.numbers.length < Math.min(hitsPerPage, shown.total - range.from) &&
      ranking.best.length < ranking.matched.length
    ) {
      ranking = this.rankText(text, ranking.matched.length, query);
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
      params: searchParams(query),
      index: query.indexName,
      processingTimeMS: Date.now() - started,
      ...this.#facets(query, ranking),
    };
  }

  searchFacet({ search, facet, ...wanted }: FacetSearch): FacetSearchResult {
    const started = Date.now();
    const text = queryWords(search.query, search.advancedSyntax === true);
    const { matched } = this.rankText(text, 0, search);
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

  /**
   * Quoted phrases narrow the search, unless that leaves less of the query to be found than there is without quotes:
   * then the words were hardly meant side by side, and the quotes are left out and said to be missing.
   */
  rankText(text: QueryText, max: number, query: Partial<SearchQuery>): TextRanking {
    const { mask: allowed, missing } = this.#allowed(text, query);
    if (text.words.length === 0) return { ...this.#browse(allowed), missing };
    const ranking = this.#rankWords(text, max, query, allowed);
    if (ranking.coverage === 1 || missing.length === text.phrases.length) return { ...ranking, missing };
    const unquoted = this.#rankWords(text, max, query, this.#allowed({ ...text, phrases: [] }, query).mask);
    const isHarmful = unquoted.coverage > ranking.coverage;
    return isHarmful ? { ...unquoted, missing: text.phrases } : { ...ranking, missing };
  }

  #rankWords(text: QueryText, max: number, query: Partial<SearchQuery>, allowed: Uint8Array | undefined): Ranking {
    const { restrictSearchableAttributes: attributes = [] } = query;
    const fields = attributes.length === 0 ? undefined : restrictedFields(attributes);
    return this.#ranker.rank(text, {
      max,
      allowed,
      typos: query.typoTolerance !== false,
      restrict: fields === undefined ? undefined : (expansion) => restrictExpansion(this.#index, expansion, fields),
    });
  }

  /** A query without a word lists all records in reading order. */
  #browse(allowed: Uint8Array | undefined): Ranking {
    const all = Uint32Array.from({ length: this.#index.records.count }, (_, record) => record);
    const matched = allowed === undefined ? all : all.filter((record) => allowed[record] === 1);
    return { matched, best: matched, coverage: 1, expansions: [] };
  }

  /**
   * The records that filters, exclusions and quoted phrases let through; undefined when all are. A phrase that stands in
   * none of them is left out and said to be missing: its words are looked for like any others.
   */
  #allowed(text: QueryText, query: Partial<SearchQuery>): Allowed {
    const filtered = this.#filters.mask(queryFilter(query));
    if (text.phrases.length === 0 && text.excluded.length === 0) return { mask: filtered, missing: [] };
    let mask = filtered?.slice() ?? new Uint8Array(this.#index.records.count).fill(1);
    for (const term of text.excluded) for (const record of this.#recordsWith([term])) mask[record] = 0;
    const missing = text.phrases.filter((phrase) => {
      const kept = new Uint8Array(mask.length);
      for (const record of this.#recordsWith(phrase)) kept[record] = mask[record] ?? 0;
      if (!kept.includes(1)) return true;
      mask = kept;
      return false;
    });
    return { mask, missing };
  }

  #recordsWith(terms: readonly string[]): Uint32Array {
    const numbers = terms.map((term) => this.#index.dictionary.find(term));
    return numbers.includes(-1) ? new Uint32Array(0) : this.#index.phrases.find(numbers).records;
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

/** Which hits a request asks for: by page, or by the number of the first one. */
function hitRange(query: SearchQuery): { readonly from: number; readonly hitsPerPage: number; readonly page: number } {
  const { page = 0, hitsPerPage = DEFAULT_HITS_PER_PAGE } = query;
  if (!isByOffset(query)) return { from: page * hitsPerPage, hitsPerPage, page };
  const { offset = 0, length = hitsPerPage } = query;
  return { from: offset, hitsPerPage: length, page: length === 0 ? 0 : Math.floor(offset / length) };
}

function isByOffset({ offset, length }: SearchQuery): boolean {
  return offset !== undefined || length !== undefined;
}
