import type { SearchQuery, SearchResult } from '@feedback-docs/protocol';

/** What the page asks of the search worker. */
export type WorkerQuestion = { type: 'open' } | { type: 'search'; id: number; requests: readonly SearchQuery[] };

/** What the worker answers to a search. */
export type WorkerAnswer =
  | { id: number; results: readonly SearchResult[] }
  | { id: number; kind: 'unreachable' | 'refused'; message: string };
