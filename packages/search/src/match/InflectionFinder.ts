import { stemWord } from '@feedback-docs/text';
import type { Dictionary } from '../format/Dictionary.ts';
import { MemoCache } from './MemoCache.ts';

/** Shorter words have no inflections. */
const MIN_WORD_LENGTH = 3;
/** Longest ending of an inflection beyond the stem. */
const MAX_ENDING_LENGTH = 8;

/** Finds the inflections of a word and caches them: each key typed repeats the earlier words. */
export class InflectionFinder {
  readonly #dictionary: Dictionary;
  readonly #inflections = new MemoCache<string, readonly number[]>(512);

  constructor(dictionary: Dictionary) {
    this.#dictionary = dictionary;
  }

  /** All terms with the word's stem, the word itself included if it is a term. */
  find(word: string): readonly number[] {
    return word.length < MIN_WORD_LENGTH ? [] : this.#inflections.get(word, () => this.#search(stemWord(word)));
  }

  #search(stem: string): readonly number[] {
    const dictionary = this.#dictionary;
    // The last letter of a stem may differ from its words' (reply, repli); the letters before it begin all of them.
    const prefix = stem.slice(0, Math.max(2, stem.length - 1));
    const from = dictionary.lowerBound(prefix);
    const to = dictionary.prefixEnd(from, prefix);
    const found: number[] = [];
    for (let term = from; term < to; term++) {
      if (dictionary.length(term) <= stem.length + MAX_ENDING_LENGTH && stemWord(dictionary.text(term)) === stem)
        found.push(term);
    }
    return found;
  }
}
