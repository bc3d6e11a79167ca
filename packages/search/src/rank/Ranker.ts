import { indexInSorted } from '../format/lowerBound.ts';
import type { Expansion } from '../match/Expansion.ts';
import { addTypoExpansions, type ExpansionsByWord, expandWords } from '../match/expandWords.ts';
import type { LoadedIndex } from '../match/LoadedIndex.ts';
import type { QueryWord } from '../match/queryWords.ts';
import type { Synonyms } from '../match/synonyms.ts';
import { idf, type WordWeight, wordWeights } from '../match/wordWeights.ts';
import {
  MAX_CONJUNCTIVE_WORDS,
  MAX_RETRIED_WORDS,
  MAX_TITLE_WORDS,
  MIN_COVERAGE,
  RERANK_WINDOW,
} from '../rankingRules.ts';
import { scoreCoverage, TOLERANCE } from './coverageScore.ts';
import { type PositionedWord, rerankBonus } from './rerankBonus.ts';
import { ScoreAccumulator } from './ScoreAccumulator.ts';
import { selectTop } from './selectTop.ts';

/** How a ranking is limited. */
export interface RankingOptions {
  /** How many of the best records to put in order. */
  readonly max: number;
  /** 1 for every record that filters let through; absent lets all through. */
  readonly allowed?: Uint8Array | undefined;
  /** Whether typos are corrected. */
  readonly typos: boolean;
  /** The part of an expansion that counts, for a search in some fields only. */
  readonly restrict?: ((expansion: Expansion) => Expansion) | undefined;
}

/** The records that match a query, and the expansions by which they match. */
export interface Ranking {
  /** All matching records, in no order. */
  readonly matched: Uint32Array;
  /** The best of them, best first. */
  readonly best: Uint32Array;
  /** Per query word, the expansions that were looked up. */
  readonly expansions: readonly (readonly Expansion[])[];
}

/** Ranks records for queries, one at a time: it reuses its arrays from query to query. */
export class Ranker {
  readonly #index: LoadedIndex;
  readonly #synonyms: Synonyms;
  readonly #sums: ScoreAccumulator;

  constructor(index: LoadedIndex, synonyms: Synonyms) {
    this.#index = index;
    this.#synonyms = synonyms;
    this.#sums = new ScoreAccumulator(index.records.count);
  }

  /** Applies the ranking rules in order; DESIGN.md gives their reasons. The same query and index give the same ranking. */
  rank(words: readonly QueryWord[], options: RankingOptions): Ranking {
    const weights = wordWeights(words);
    const expansions = this.#match(words, weights, options);
    const coverage = weights.reduce((sum, weight) => sum + weight.coverage, 0);
    const matched = this.#sums.recordsCovering(minCoverage(words.length) * this.#sums.maxCoverage());
    scoreCoverage(this.#sums, matched, this.#index.records, words.length, coverage);
    const best = selectTop(matched, this.#sums.score, Math.max(options.max, RERANK_WINDOW));
    if (words.length <= MAX_TITLE_WORDS) this.#rerank(best.subarray(0, RERANK_WINDOW), expansions, weights);
    this.#sums.clear();
    return { matched, best: best.subarray(0, options.max), expansions };
  }

  /** Looks all words up; typos only for words that find nothing, then for all when no record has every word. */
  #match(words: readonly QueryWord[], weights: readonly WordWeight[], options: RankingOptions) {
    const found = expandWords(this.#index, words, this.#synonyms);
    if (options.typos) this.#addTypos(words, found, (at) => found[at]?.size === 0);
    const lists = this.#addWords(found, weights, options);
    const wanted = weights.filter(({ isStopWord }) => !isStopWord).length;
    const isRetried = options.typos && words.length <= MAX_RETRIED_WORDS && this.#sums.maxWords() < wanted;
    if (!isRetried) return lists;
    this.#sums.clear();
    this.#addTypos(words, found, (at) => weights[at]?.isStopWord === false);
    return this.#addWords(found, weights, options);
  }

  #addTypos(words: readonly QueryWord[], found: ExpansionsByWord, isTried: (word: number) => boolean): void {
    words.forEach((word, at) => {
      const expansions = found[at];
      if (expansions !== undefined && isTried(at)) addTypoExpansions(this.#index, expansions, word);
    });
  }

  /**
   * Sums up the words, rarest first. A record that matches only the words still to come is skipped when it could not
   * cover enough to become a hit: so common words cost little beside rare ones, and the result is the same.
   */
  #addWords(found: ExpansionsByWord, weights: readonly WordWeight[], { allowed, restrict }: RankingOptions) {
    const lists = found.map((byTerm) =>
      restrict === undefined ? [...byTerm.values()] : [...byTerm.values()].map(restrict),
    );
    const words = lists.flatMap((expansions, word) => {
      const weight = weights[word];
      return weight === undefined ? [] : [{ word, expansions, weight, postings: countPostings(expansions) }];
    });
    words.sort(
      (a, b) => Number(a.weight.isStopWord) - Number(b.weight.isStopWord) || a.postings - b.postings || a.word - b.word,
    );
    let left = words.reduce((sum, { weight }) => sum + weight.coverage, 0);
    for (const { word, expansions, weight } of words) {
      const scored = {
        word,
        expansions,
        idf: idf(expansions, this.#index.records.count) * weight.score,
        coverage: weight.coverage,
        isCounted: !weight.isStopWord,
      };
      this.#sums.addToMatched(scored, allowed);
      if (!weight.isStopWord && left > minCoverage(found.length) * this.#sums.maxCoverage()) {
        this.#sums.addToOthers(scored, allowed);
      }
      left -= weight.coverage;
    }
    return lists;
  }

  /** Adds the bonuses for word positions to the scores of the best records and sorts them again. */
  #rerank(best: Uint32Array, expansions: readonly (readonly Expansion[])[], weights: readonly WordWeight[]): void {
    if (!this.#index.postings.hasPositions) return;
    const coverages = weights.map(({ coverage }) => coverage);
    const all = coverages.reduce((sum, coverage) => sum + coverage, 0) - TOLERANCE;
    const { score, inTitles } = this.#sums;
    for (const record of best) {
      const words = expansions.map((list, word) =>
        this.#positioned(list[this.#sums.strongestExpansion(word, record)], record),
      );
      score[record] =
        (score[record] ?? 0) + rerankBonus(this.#index, record, words, coverages, (inTitles[record] ?? 0) >= all);
    }
    best.set(selectTop(best, score, best.length));
  }

  #positioned(expansion: Expansion | undefined, record: number): PositionedWord | undefined {
    const [term] = expansion?.terms ?? [];
    if (expansion === undefined || term === undefined) return undefined;
    const posting = indexInSorted(this.#index.postings.term(term).records, record);
    if (posting < 0 || indexInSorted(expansion.records, record) < 0) return undefined;
    return { expansion, positions: this.#index.postings.positions(term, posting) };
  }
}

function minCoverage(words: number): number {
  return words <= MAX_CONJUNCTIVE_WORDS ? MIN_COVERAGE.short : MIN_COVERAGE.long;
}

function countPostings(expansions: readonly Expansion[]): number {
  return expansions.reduce((sum, { records }) => sum + records.length, 0);
}
