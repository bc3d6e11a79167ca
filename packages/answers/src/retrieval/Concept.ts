/** One thing a question asks about: a word or phrase with the stems under which the docs may speak of it. */
export interface Concept {
  /** Of the word as it stands in the question. */
  readonly stem: string;
  /** What a section with the stem is worth, from 0 to 1. */
  readonly forms: ReadonlyMap<string, number>;
  /** How much of the question the concept is. */
  readonly weight: number;
  /** True for a name of something the docs do not speak of at all. */
  readonly isOutside: boolean;
}
