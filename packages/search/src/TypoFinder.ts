import type { Dictionary } from './Dictionary.ts';
import { findTypos, type TypoMatch } from './findTypos.ts';
import { Memory } from './Memory.ts';
import { MAX_EXPANSIONS } from './rankingRules.ts';

/** Finds the likeliest misspelt forms of a word and remembers them: typing on repeats the earlier words at every key. */
export class TypoFinder {
  readonly #dictionary: Dictionary;
  readonly #known = new Memory<string, readonly TypoMatch[]>(512);

  constructor(dictionary: Dictionary) {
    this.#dictionary = dictionary;
  }

  /** Terms within `edits` of the word, nearest first, then most frequent. */
  find(word: string, edits: number, isOpen: boolean): readonly TypoMatch[] {
    const key = `${isOpen ? '+' : '='}${word}`;
    return this.#known.get(key, () => this.#likeliest(findTypos(this.#dictionary, word, edits, isOpen)));
  }

  #likeliest(matches: TypoMatch[]): TypoMatch[] {
    const { frequency } = this.#dictionary;
    return matches
      .sort((a, b) => a.edits - b.edits || (frequency[b.term] ?? 0) - (frequency[a.term] ?? 0) || a.term - b.term)
      .slice(0, MAX_EXPANSIONS);
  }
}
