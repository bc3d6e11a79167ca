import {
  DEFAULT_FACET_VALUES,
  DEFAULT_HITS_PER_PAGE,
  type SearchHit,
  type SearchQuery,
  type SearchResult,
} from '@feedback-docs/protocol';
import { countFacets } from './countFacets.ts';
import { distinctPage } from './distinctPage.ts';
import { FilterMasks } from './FilterMasks.ts';
import { type HitDefaults, HitRenderer } from './HitRenderer.ts';
import { indexIdentity } from './indexFile.ts';
import { type LoadedIndex, loadIndex } from './LoadedIndex.ts';
import { queryFilter } from './queryFilter.ts';
import { type QueryText, queryWords } from './queryWords.ts';
import { Ranker, type Ranking } from './Ranker.ts';
import { type LoadChunk, RecordStore } from './RecordStore.ts';
import { restrictedFields, restrictForm } from './restrictForms.ts';
import { searchParams } from './searchParams.ts';
import { Synonyms } from './synonyms.ts';
import { TermMatcher } from './TermMatcher.ts';

/** How an index is opened. */
export interface OpenOptions extends Partial<HitDefaults> {
  /** Gives the record chunks that buildIndex made, by number. */
  readonly loadChunk: LoadChunk;
  /** Groups of phrases that mean the same, as parseSynonyms checked them; default none. */
  readonly synonyms?: readonly (readonly string[])[];
  /** Hits of one page to keep when a request does not say; default 0, all. */
  readonly distinct?: number;
  /** Record chunks kept loaded; default 1,024 of about 16 KB each. */
  readonly cachedChunks?: number;
}

/** An opened index that answers searches. */
export interface SearchEngine {
  readonly recordCount: number;
  readonly chunkCount: number;
  /** Answers one search, or rejects with a ProtocolError when its filters cannot be read. `queryID` is left to the caller. */
  search(query: SearchQuery): Promise<SearchResult>;
  /** The numbers of the best records in reading order's numbering, best first: ranking alone, for benches and tests. */
  rank(query: string, most: number): Uint32Array;
}

/** Records put in order at first when pages keep few hits each; seldom are more needed. */
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
    search: (query) => engine.search(query),
    rank: (query, most) => engine.rankText(queryWords(query, false), most, {}).best,
  };
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

  async search(query: SearchQuery): Promise<SearchResult> {
    const started = Date.now();
    const text = queryWords(query.query, query.advancedSyntax === true);
    const { page = 0, hitsPerPage = DEFAULT_HITS_PER_PAGE } = query;
    const perPage = query.distinct ?? this.#distinct;
    const most = (page + 1) * hitsPerPage;
    const range = { perPage, from: page * hitsPerPage, to: most };
    let ranking = this.rankText(text, perPage > 0 ? Math.max(DISTINCT_RECORDS, most * 4) : most, query);
    let shown = distinctPage(this.#index.records, ranking, range);
    if (
      shown.numbers.length < Math.min(hitsPerPage, shown.total - range.from) &&
      ranking.best.length < ranking.matched.length
    ) {
      ranking = this.rankText(text, ranking.matched.length, query);
      shown = distinctPage(this.#index.records, ranking, range);
    }
    return {
      hits: await this.#hits(query, text, ranking, shown.numbers, shown.sequence),
      nbHits: shown.total,
      page,
      nbPages: hitsPerPage === 0 ? 0 : Math.ceil(shown.total / hitsPerPage),
      hitsPerPage,
      exhaustiveNbHits: true,
      query: query.query,
      params: searchParams(query),
      index: query.indexName,
      processingTimeMS: Date.now() - started,
      ...this.#facets(query, ranking),
    };
  }

  rankText(text: QueryText, most: number, query: Partial<SearchQuery>): Ranking {
    const allowed = this.#allowed(text, query);
    if (text.words.length === 0) return this.#browse(text, query.query ?? '', allowed);
    const { restrictSearchableAttributes: attributes } = query;
    const fields = attributes === undefined ? undefined : restrictedFields(attributes);
    return this.#ranker.rank(text.words, {
      most,
      allowed,
      typos: query.typoTolerance !== false,
      restrict: fields === undefined ? undefined : (form) => restrictForm(this.#index, form, fields),
    });
  }

  /** An empty query, or one that only excludes, lists all records in reading order; blanks and signs alone find nothing. */
  #browse(text: QueryText, query: string, allowed: Uint8Array | undefined): Ranking {
    const isListing = query === '' || text.excluded.length > 0;
    const all = Uint32Array.from({ length: isListing ? this.#index.records.count : 0 }, (_, record) => record);
    const matched = allowed === undefined ? all : all.filter((record) => allowed[record] === 1);
    return { matched, best: matched, forms: [] };
  }

  /** The records that filters, phrases and exclusions let through; undefined when all are. */
  #allowed(text: QueryText, query: Partial<SearchQuery>): Uint8Array | undefined {
    const filtered = this.#filters.mask(queryFilter(query));
    if (text.phrases.length === 0 && text.excluded.length === 0) return filtered;
    const allowed = filtered?.slice() ?? new Uint8Array(this.#index.records.count).fill(1);
    for (const phrase of text.phrases) this.#keep(allowed, phrase);
    for (const term of text.excluded) for (const record of this.#holders([term])) allowed[record] = 0;
    return allowed;
  }

  #keep(allowed: Uint8Array, phrase: readonly string[]): void {
    const before = allowed.slice();
    allowed.fill(0);
    for (const record of this.#holders(phrase)) allowed[record] = before[record] ?? 0;
  }

  #holders(terms: readonly string[]): Uint32Array {
    const numbers = terms.map((term) => this.#index.dictionary.find(term));
    return numbers.includes(-1) ? new Uint32Array(0) : this.#index.phrases.find(numbers).records;
  }

  async #hits(
    query: SearchQuery,
    text: QueryText,
    ranking: Ranking,
    numbers: readonly number[],
    sequence: readonly (number | undefined)[],
  ): Promise<SearchHit[]> {
    const matcher = new TermMatcher(this.#index.dictionary, text.words, ranking.forms);
    const renderer = new HitRenderer(query, matcher, this.#defaults);
    const records = await this.#store.records(numbers);
    return records.map((record, at) => renderer.render(record, sequence[at]));
  }

  #facets(query: SearchQuery, { matched }: Ranking): Pick<SearchResult, 'facets'> {
    if (query.facets === undefined) return {};
    const most = query.maxValuesPerFacet ?? DEFAULT_FACET_VALUES;
    return { facets: countFacets(this.#index.facets, query.facets, matched, most) };
  }
}
