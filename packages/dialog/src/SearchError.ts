/** Why a search failed: no usable answer came in time, or the service answered that it will not do this search. */
export type SearchErrorKind = 'unreachable' | 'refused';

/** A failed search. `kind` decides what the reader is told; `message` is for the console. */
export class SearchError extends Error {
  readonly kind: SearchErrorKind;

  constructor(kind: SearchErrorKind, message: string) {
    super(message);
    this.name = 'SearchError';
    this.kind = kind;
  }
}
