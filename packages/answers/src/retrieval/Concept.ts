/** A word or phrase of a question, with the stems by which it may match. */
export interface Concept {
  /** Of the word in the question. */
  readonly stem: string;
  /** Stems that match, each with a weight from 0 to 1. */
  readonly expansions: ReadonlyMap<string, number>;
  /** Weight within the question. */
  readonly weight: number;
  /** Whether it names something that the docs do not mention at all. */
  readonly isOutside: boolean;
}
