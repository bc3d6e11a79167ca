import { scoreCoverage, TOLERANCE } from './coverageScore.ts';
import type { LoadedIndex } from './LoadedIndex.ts';
import { type PlacedWord, placementBonus } from './placementBonus.ts';
import type { QueryWord } from './queryWords.ts';
import {
  LEAST_COVERAGE,
  MAX_CONJUNCTIVE_WORDS,
  MAX_RETRIED_WORDS,
  MAX_TITLE_WORDS,
  PLACED_RECORDS,
} from './rankingRules.ts';
import { Scoreboard } from './Scoreboard.ts';
import { selectTop } from './selectTop.ts';
import type { Synonyms } from './synonyms.ts';
import type { WordForm } from './WordForm.ts';
import { addTypoForms, type FormsByWord, wordForms } from './wordForms.ts';
import { type WordWeight, wordRarity, wordWeights } from './wordWeights.ts';

/** How a ranking is limited. */
export interface RankingOptions {
  /** How many of the best records to put in order. */
  readonly most: number;
  /** 1 for every record that filters let through; absent lets all through. */
  readonly allowed?: Uint8Array | undefined;
  /** Whether misspelt forms are tried. */
  readonly typos: boolean;
  /** Turns each form into the part of it that counts, for a search in some fields only. */
  readonly restrict?: ((form: WordForm) => WordForm) | undefined;
}

/** The records that match a query, and the forms under which its words were found. */
export interface Ranking {
  /** All matching records, in no order. */
  readonly matched: Uint32Array;
  /** The best of them, best first. */
  readonly best: Uint32Array;
  /** Per query word, the forms that were looked up. */
  readonly forms: readonly (readonly WordForm[])[];
}

/** Ranks records for queries, one at a time: it reuses its arrays from query to query. */
export class Ranker {
  readonly #index: LoadedIndex;
  readonly #synonyms: Synonyms;
  readonly #board: Scoreboard;

  constructor(index: LoadedIndex, synonyms: Synonyms) {
    this.#index = index;
    this.#synonyms = synonyms;
    this.#board = new Scoreboard(index.records.count);
  }

  /** The ranking rules in order; DESIGN.md gives their reasons. The same query and index give the same ranking. */
  rank(words: readonly QueryWord[], options: RankingOptions): Ranking {
    const weights = wordWeights(words);
    const forms = this.#match(words, weights, options);
    const coverage = weights.reduce((sum, weight) => sum + weight.coverage, 0);
    const matched = this.#board.keepCovered(leastShare(words.length) * this.#board.mostWeight());
    scoreCoverage(this.#board, matched, this.#index.records, words.length, coverage);
    const best = selectTop(matched, this.#board.score, Math.max(options.most, PLACED_RECORDS));
    if (words.length <= MAX_TITLE_WORDS) this.#place(best.subarray(0, PLACED_RECORDS), forms, weights);
    this.#board.clear();
    return { matched, best: best.subarray(0, options.most), forms };
  }

  /** Looks all words up; typos only for words that find nothing, then for all when no record has every word. */
  #match(words: readonly QueryWord[], weights: readonly WordWeight[], options: RankingOptions) {
    const found = wordForms(this.#index, words, this.#synonyms);
    if (options.typos) this.#addTypos(words, found, (at) => found[at]?.size === 0);
    const lists = this.#addWords(found, weights, options);
    const wanted = weights.filter(({ isFunctionWord }) => !isFunctionWord).length;
    const isRetried = options.typos && words.length <= MAX_RETRIED_WORDS && this.#board.mostWords() < wanted;
    if (!isRetried) return lists;
    this.#board.clear();
    this.#addTypos(words, found, (at) => weights[at]?.isFunctionWord === false);
    return this.#addWords(found, weights, options);
  }

  #addTypos(words: readonly QueryWord[], found: FormsByWord, isTried: (word: number) => boolean): void {
    words.forEach((word, at) => {
      const forms = found[at];
      if (forms !== undefined && isTried(at)) addTypoForms(this.#index, forms, word);
    });
  }

  /**
   * Adds the words to the board, rarest first. A record that matches only the words still to come is skipped when it
   * could not cover enough to be kept: so common words cost little beside rare ones, and the result is the same.
   */
  #addWords(found: FormsByWord, weights: readonly WordWeight[], { allowed, restrict }: RankingOptions) {
    const lists = found.map((byTerm) =>
      restrict === undefined ? [...byTerm.values()] : [...byTerm.values()].map(restrict),
    );
    const words = lists.flatMap((forms, word) => {
      const weight = weights[word];
      return weight === undefined ? [] : [{ word, forms, weight, postings: countPostings(forms) }];
    });
    words.sort(
      (a, b) =>
        Number(a.weight.isFunctionWord) - Number(b.weight.isFunctionWord) || a.postings - b.postings || a.word - b.word,
    );
    let left = words.reduce((sum, { weight }) => sum + weight.coverage, 0);
    for (const { word, forms, weight } of words) {
      const rarity = wordRarity(forms, this.#index.records.count) * weight.score;
      this.#board.addWord(word, forms, rarity, weight, 'known', allowed);
      if (!weight.isFunctionWord && left > leastShare(found.length) * this.#board.mostWeight()) {
        this.#board.addWord(word, forms, rarity, weight, 'new', allowed);
      }
      left -= weight.coverage;
    }
    return lists;
  }

  /** Adds what depends on word positions to the scores of the best records and puts them in order again. */
  #place(best: Uint32Array, forms: readonly (readonly WordForm[])[], weights: readonly WordWeight[]): void {
    if (!this.#index.postings.hasPositions) return;
    const coverages = weights.map(({ coverage }) => coverage);
    const all = coverages.reduce((sum, coverage) => sum + coverage, 0) - TOLERANCE;
    const { score, inTitles } = this.#board;
    for (const record of best) {
      const words = forms.map((list, word) => this.#placed(list[this.#board.chosenForm(word, record)], record));
      score[record] =
        (score[record] ?? 0) + placementBonus(this.#index, record, words, coverages, (inTitles[record] ?? 0) >= all);
    }
    best.set(selectTop(best, score, best.length));
  }

  #placed(form: WordForm | undefined, record: number): PlacedWord | undefined {
    const [term] = form?.terms ?? [];
    if (form === undefined || term === undefined) return undefined;
    const posting = placeOf(this.#index.postings.term(term).records, record);
    if (posting < 0 || placeOf(form.records, record) < 0) return undefined;
    const positions: number[] = [];
    this.#index.postings.readPositions(term, posting, positions);
    return { form, positions };
  }
}

function leastShare(words: number): number {
  return words <= MAX_CONJUNCTIVE_WORDS ? LEAST_COVERAGE.short : LEAST_COVERAGE.long;
}

function countPostings(forms: readonly WordForm[]): number {
  return forms.reduce((sum, { records }) => sum + records.length, 0);
}

/** Where a record stands in an ascending list, or -1. */
function placeOf(records: Uint32Array, record: number): number {
  let low = 0;
  let high = records.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((records[middle] ?? 0) < record) low = middle + 1;
    else high = middle;
  }
  return records[low] === record ? low : -1;
}
