/** One form under which a query word is found: a term of the dictionary, or neighbouring terms that count as one. */
export interface WordForm {
  /** Records that hold the form, ascending. */
  readonly records: Uint32Array;
  /** One impact byte per record. */
  readonly impacts: Uint8Array;
  /** Worth beside the word as typed, from 0 to 1. */
  readonly weight: number;
  /** The word as typed, or the last word as begun. */
  readonly isLiteral: boolean;
  /** The terms of the form, in order: one, or several that stand side by side. */
  readonly terms: readonly number[];
  /** Letters typed of a form that is only begun; undefined when the form is whole. */
  readonly typedLength?: number;
}
