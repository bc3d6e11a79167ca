import type { Dictionary } from '../format/Dictionary.ts';
import { RULES } from '../rankingRules.ts';
import { findTypos, type TypoMatch } from './findTypos.ts';
import { MemoCache } from './MemoCache.ts';

/** Finds the likeliest corrections of a word and caches them: each key typed repeats the earlier words. */
export class TypoFinder {
  readonly #dictionary: Dictionary;
  readonly #matches = new MemoCache<string, readonly TypoMatch[]>(512);

  constructor(dictionary: Dictionary) {
    this.#dictionary = dictionary;
  }

  /** Terms within `maxEdits` of the word, or with `isPrefix` that begin so; nearest first, then most frequent. */
  find(word: string, maxEdits: number, isPrefix: boolean): readonly TypoMatch[] {
    const key = `${isPrefix ? '+' : '='}${word}`;
    return this.#matches.get(key, () => this.#likeliest(findTypos(this.#dictionary, word, maxEdits, isPrefix)));
  }

  #likeliest(matches: TypoMatch[]): TypoMatch[] {
    const { documentFrequency } = this.#dictionary;
    return matches
      .sort(
        (a, b) =>
          a.edits - b.edits || (documentFrequency[b.term] ?? 0) - (documentFrequency[a.term] ?? 0) || a.term - b.term,
      )
      .slice(0, RULES.maxExpansions);
  }
}
