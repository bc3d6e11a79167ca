import { stemWord } from '@feedback-docs/text';
import type { Dictionary } from './Dictionary.ts';
import { Memory } from './Memory.ts';

/** Shortest word that is looked up by its stem. */
const SHORTEST = 3;
/** Longest ending that an inflected form has beyond the stem. */
const LONGEST_ENDING = 8;

/** Finds the terms that are inflected forms of a word, and remembers them: typing on repeats the earlier words at every key. */
export class InflectionFinder {
  readonly #dictionary: Dictionary;
  readonly #known = new Memory<string, readonly number[]>(512);

  constructor(dictionary: Dictionary) {
    this.#dictionary = dictionary;
  }

  /** All terms with the word's stem, the word itself included when it is a term. */
  find(word: string): readonly number[] {
    return word.length < SHORTEST ? [] : this.#known.get(word, () => this.#search(stemWord(word)));
  }

  #search(stem: string): readonly number[] {
    const dictionary = this.#dictionary;
    // A stem's last letter may differ from its words' (y and i); all else of it begins every word of the group.
    const begin = stem.slice(0, Math.max(2, stem.length - 1));
    const from = dictionary.lowerBound(begin);
    const to = dictionary.prefixEnd(from, begin);
    const found: number[] = [];
    for (let term = from; term < to; term++) {
      if (dictionary.length(term) <= stem.length + LONGEST_ENDING && stemWord(dictionary.text(term)) === stem)
        found.push(term);
    }
    return found;
  }
}
