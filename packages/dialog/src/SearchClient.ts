import type { SearchQuery, SearchResult } from '@feedback-docs/protocol';

/** The dialog's only access to data: one result per request, in order. Rejects with SearchError, or AbortError after an abort. */
export interface SearchClient {
  search(requests: readonly SearchQuery[], options: { readonly signal: AbortSignal }): Promise<readonly SearchResult[]>;
}
