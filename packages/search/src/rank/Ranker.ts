import type { Expansion } from '../match/Expansion.ts';
import { addTypoExpansions, closeRange, type ExpandedWord, expandWords } from '../match/expandWords.ts';
import type { LoadedIndex } from '../match/LoadedIndex.ts';
import type { QueryText } from '../match/queryWords.ts';
import type { Synonyms } from '../match/synonyms.ts';
import { findStopWords, wordBoosts, wordIdf } from '../match/wordWeights.ts';
import { RULES } from '../rankingRules.ts';
import { scoreCoverage } from './coverageScore.ts';
import { PositionedWords } from './PositionedWords.ts';
import { completedHeading, rerankBonus } from './rerankBonus.ts';
import { ScoreAccumulator } from './ScoreAccumulator.ts';
import { selectTop } from './selectTop.ts';

/** How a ranking is limited. */
export interface RankingOptions {
  /** How many of the best records to put in order. */
  readonly max: number;
  /** 1 for every record that filters let through; absent lets all through. */
  readonly allowed?: Uint8Array | undefined;
  /** 1 for every record that leads where it matches all of the query. */
  readonly leading?: Uint8Array | undefined;
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
  /** How much of the query the record that matches most of it matches, as a share of the words' weights. */
  readonly coverage: number;
  /** Per query word, the expansions that were looked up. */
  readonly expansions: readonly (readonly Expansion[])[];
}

/** A query word with all that ranking needs of it. */
interface RankedWord extends ExpandedWord {
  readonly isStopWord: boolean;
  /** Strongest first. */
  expansions: readonly Expansion[];
  /** By what its idf is multiplied. */
  readonly boost: number;
  idf: number;
  /** Its idf times its boost. */
  weight: number;
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
  rank(text: QueryText, options: RankingOptions): Ranking {
    const words = this.#match(text, options);
    const total = words.reduce((sum, { weight }) => sum + weight, 0);
    const maxCoverage = this.#sums.maxCoverage();
    const matched = this.#sums.recordsCovering(RULES.minCoverage * maxCoverage);
    scoreCoverage(this.#sums, matched, this.#index.records, words.length, total);
    if (options.leading !== undefined) this.#lead(matched, options.leading, total);
    const best = selectTop(matched, this.#sums.score, Math.max(options.max, RULES.rerankWindow));
    this.#rerank(best.subarray(0, RULES.rerankWindow), text, words, total);
    this.#sums.clear();
    return {
      matched,
      best: best.subarray(0, options.max),
      coverage: total === 0 ? 0 : maxCoverage / total,
      expansions: words.map(({ expansions }) => expansions),
    };
  }

  #lead(matched: Uint32Array, leading: Uint8Array, total: number): void {
    const { score, coverage } = this.#sums;
    for (const record of matched) {
      if (leading[record] === 1)
        score[record] = (score[record] ?? 0) + RULES.bonuses.release * ((coverage[record] ?? 0) / total) ** 3;
    }
  }

  /** Looks all words up; typos only for words that find nothing as typed, then for all when no record has every word. */
  #match(text: QueryText, options: RankingOptions): readonly RankedWord[] {
    const isStopWord = findStopWords(text.words);
    const boosts = wordBoosts(text, isStopWord);
    const words = expandWords(this.#index, text.words, this.#synonyms).map(
      (expanded, at): RankedWord => ({
        ...expanded,
        isStopWord: isStopWord[at] ?? false,
        expansions: [],
        boost: boosts[at] ?? 1,
        idf: 0,
        weight: 0,
      }),
    );
    if (options.typos) this.#addTypos(text, words, (word) => !isKnown(word));
    this.#addWords(words, options);
    const wanted = words.filter((word) => !word.isStopWord).length;
    if (!options.typos || words.length > RULES.maxConjunctiveWords || this.#sums.maxWords() >= wanted) return words;
    this.#sums.clear();
    this.#addTypos(text, words, (word) => !word.isStopWord);
    this.#addWords(words, options);
    return words;
  }

  #addTypos({ words }: QueryText, found: readonly RankedWord[], isTried: (word: RankedWord) => boolean): void {
    words.forEach((word, at) => {
      const expanded = found[at];
      if (expanded !== undefined && isTried(expanded)) addTypoExpansions(this.#index, expanded.byTerms, word);
    });
  }

  /**
   * Sums up the words, the heaviest first. A record that matches only the words still to come is skipped when it could
   * not cover enough to become a hit: so common words cost little beside rare ones, and the result is the same. A
   * beginning with too many words comes last, since the records matched by then say which of them are meant.
   */
  #addWords(words: readonly RankedWord[], options: RankingOptions): void {
    for (const word of words) {
      word.idf = wordIdf(word, this.#index.records.count);
      word.weight = word.idf * word.boost;
    }
    const order = [...words].sort(
      (a, b) => Number(a.open !== undefined) - Number(b.open !== undefined) || b.weight - a.weight,
    );
    let left = words.reduce((sum, { weight }) => sum + weight, 0);
    for (const word of order) {
      this.#complete(word, options);
      const scored = { expansions: word.expansions, weight: word.weight, isCounted: !word.isStopWord };
      this.#sums.add(scored, left >= RULES.minCoverage * this.#sums.maxCoverage(), options.allowed);
      left -= word.weight;
    }
  }

  /** Puts a word's expansions in order, those of an open range with them. */
  #complete(word: RankedWord, { restrict }: RankingOptions): void {
    if (word.open !== undefined) {
      const matched = this.#sums.touchedCount > 0 ? this.#sums.coverage : undefined;
      closeRange(this.#index, word.byTerms, word.open, matched);
    }
    const all = [...word.byTerms.values()].sort(
      (a, b) => Number(b.isLiteral) - Number(a.isLiteral) || b.weight - a.weight,
    );
    const strongest = all.reduce((max, { weight }) => Math.max(max, weight), 0);
    // What counts is how well a word matches beside the best way in which it matches anywhere.
    const relative = all.map((expansion) => ({ ...expansion, weight: expansion.weight / strongest }));
    word.expansions = restrict === undefined ? relative : relative.map(restrict);
  }

  /** Adds the bonuses for word positions to the scores of the best records and sorts them again. */
  #rerank(best: Uint32Array, { sequence }: QueryText, words: readonly RankedWord[], total: number): void {
    if (!this.#index.postings.hasPositions) return;
    // A name without its signs earns nothing for where it stands.
    const written = words.map(({ expansions }) => ({
      expansions: expansions.filter(({ lacksSigns }) => lacksSigns !== true),
    }));
    const positioned = new PositionedWords(this.#index, written, best);
    const { score } = this.#sums;
    const completions = new Map<number, string>();
    best.forEach((record, at) => {
      const query = sequence.map((word) => ({
        weight: (words[word]?.weight ?? 0) / total,
        idf: words[word]?.idf ?? 0,
        at: positioned.of(word, at),
      }));
      score[record] = (score[record] ?? 0) + rerankBonus(this.#index, record, query);
      const completion = completedHeading(this.#index, record, query);
      if (completion !== undefined) completions.set(record, completion);
    });
    best.set(selectTop(best, score, best.length));
    if (completions.size > 0) this.#shareCompletions(best, completions);
  }

  /** Of several sections with the heading that the reader may be typing, the second counts half, the third a third: other completions come between. */
  #shareCompletions(best: Uint32Array, completions: ReadonlyMap<number, string>): void {
    const { score } = this.#sums;
    const seen = new Map<string, number>();
    for (const record of best) {
      const completion = completions.get(record);
      if (completion === undefined) continue;
      const count = (seen.get(completion) ?? 0) + 1;
      seen.set(completion, count);
      score[record] = (score[record] ?? 0) / count ** RULES.repeatedCompletions;
    }
    best.set(selectTop(best, score, best.length));
  }
}

/** Whether a word stands in the records as typed, or words that begin with it. Inflections of an unknown word may be those of another. */
function isKnown({ byTerms, open }: ExpandedWord): boolean {
  return open !== undefined || [...byTerms.values()].some(({ isLiteral }) => isLiteral);
}
