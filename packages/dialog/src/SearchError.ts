/** Why a search failed: no usable answer came in time, or the service answered that it will not do this search. */
export type SearchErrorKind = 'unreachable' | 'refused';

/** A failed search. `kind` decides what the reader is told, unless the service has a sentence for them; `message` is for the console. */
export class SearchError extends Error {
  readonly kind: SearchErrorKind;
  /** What the service asks to tell the reader, such as how long to wait. */
  readonly sentence: string | null;

  constructor(kind: SearchErrorKind, message: string, sentence: string | null = null) {
    super(message);
    this.name = 'SearchError';
    this.kind = kind;
    this.sentence = sentence;
  }
}
