import type { SearchQuery, SearchResult } from '@feedback-docs/protocol';

/** What goes with a search. */
interface SearchCall {
  readonly signal: AbortSignal;
  /** Called with the same results once more, if sections of similar meaning were found for them later; never after an abort. */
  readonly onRelated?: (results: readonly SearchResult[]) => void;
}

/** The dialog's only access to data: one result per request, in order. Rejects with SearchError, or AbortError after an abort. */
export interface SearchClient {
  search(requests: readonly SearchQuery[], call: SearchCall): Promise<readonly SearchResult[]>;
}
