import type { SearchQuery } from '@feedback-docs/protocol';
import { FilterMasks } from '../match/FilterMasks.ts';
import type { LoadedIndex } from '../match/LoadedIndex.ts';
import { queryFilter } from '../match/queryFilter.ts';
import { type QueryText, queryWords } from '../match/queryWords.ts';
import { releaseTopic } from '../match/releaseTopic.ts';
import { restrictExpansion, restrictedFields } from '../match/restrictFields.ts';
import type { Synonyms } from '../match/synonyms.ts';
import { Ranker, type Ranking } from './Ranker.ts';

/** The quoted phrases that stand in no record that a search may show. */
interface MissingPhrases {
  readonly missing: QueryText['phrases'];
}

interface TextRanking extends Ranking, MissingPhrases {}

/** A query as it is searched for. */
interface ReadQuery extends QueryText {
  /** What it asks about, where it asks for a release; its words are then those of the topic. */
  readonly topic: string | undefined;
}

/** Which records a search may show: 1 in the mask for each, no mask for all. */
interface Allowed extends MissingPhrases {
  readonly mask: Uint8Array | undefined;
}

/** Ranks the records for a request: its words, within its filters and quoted phrases. */
export class QueryRanker {
  readonly #index: LoadedIndex;
  readonly #ranker: Ranker;
  readonly #filters: FilterMasks;
  /** 1 for every record of a version; undefined when no record has one. */
  readonly #releases: Uint8Array | undefined;

  constructor(index: LoadedIndex, synonyms: Synonyms) {
    this.#index = index;
    this.#ranker = new Ranker(index, synonyms);
    this.#filters = new FilterMasks(index.facets, index.records.count);
    const versions = index.facets.column('version');
    this.#releases = versions && recordsWithValue(versions.ends);
  }

  /** Parses a query; of one that asks for a release only what it is about is searched for, if there are release notes. */
  read({ query, advancedSyntax }: Pick<SearchQuery, 'query' | 'advancedSyntax'>): ReadQuery {
    const topic = this.#releases === undefined ? undefined : releaseTopic(query);
    return { ...queryWords(topic ?? query, advancedSyntax === true), topic };
  }

  /** Tells whether the filters of a request let a record through. */
  filter(query: Partial<SearchQuery>): (record: number) => boolean {
    const mask = this.#filters.mask(queryFilter(query));
    return (record) => mask === undefined || mask[record] === 1;
  }

  /**
   * Quoted phrases narrow the search, unless that leaves less of the query to be found than there is without quotes:
   * then the words were hardly meant side by side, and the quotes are left out and said to be missing.
   */
  rank(text: ReadQuery, max: number, query: Partial<SearchQuery>): TextRanking {
    const { mask: allowed, missing } = this.#allowed(text, query);
    if (text.words.length === 0) return { ...this.#browse(allowed), missing };
    const ranking = this.#rankWords(text, max, query, allowed);
    if (ranking.coverage === 1 || missing.length === text.phrases.length) return { ...ranking, missing };
    const unquoted = this.#rankWords(text, max, query, this.#allowed({ ...text, phrases: [] }, query).mask);
    const isHarmful = unquoted.coverage > ranking.coverage;
    return isHarmful ? { ...unquoted, missing: text.phrases } : { ...ranking, missing };
  }

  #rankWords(text: ReadQuery, max: number, query: Partial<SearchQuery>, allowed: Uint8Array | undefined): Ranking {
    const { restrictSearchableAttributes: attributes = [] } = query;
    const fields = attributes.length === 0 ? undefined : restrictedFields(attributes);
    return this.#ranker.rank(text, {
      max,
      allowed,
      leading: text.topic === undefined ? undefined : this.#releases,
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
}

/** 1 for every record that has a value, from where each record's values end. */
function recordsWithValue(ends: Uint32Array): Uint8Array {
  return Uint8Array.from(ends, (end, record) => (end > (ends[record - 1] ?? 0) ? 1 : 0));
}
