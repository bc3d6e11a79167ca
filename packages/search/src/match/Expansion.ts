/** One way in which a query word may match: a term of the dictionary, or neighbouring terms that count as one. */
export interface Expansion {
  /** Records that hold the expansion, ascending. */
  readonly records: Uint32Array;
  /** One impact byte per record. */
  readonly impacts: Uint8Array;
  /** From 0 to 1; the word as typed has 1. */
  readonly weight: number;
  /** Whether it is the word as typed, or begins with the prefix as typed. */
  readonly isLiteral: boolean;
  /** The terms of the expansion, in order: one, or several that occur side by side. */
  readonly terms: readonly number[];
  /** Whether it has the meaning of the word, by the site's list of synonyms. */
  readonly isSynonym?: true;
  /** Whether it is the word and those beside it, written as one. */
  readonly isJoined?: true;
  /** Whether it is the word alone, which was typed with signs and stands with them elsewhere. */
  readonly lacksSigns?: true;
  /** For a prefix, the number of letters typed; undefined when the word is whole. */
  readonly typedLength?: number;
}
