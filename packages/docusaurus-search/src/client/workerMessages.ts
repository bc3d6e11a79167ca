import type { AddressForm } from '@feedback-docs/pages/addresses';
import type { AnswerChunk, SearchQuery, SearchResult } from '@feedback-docs/protocol';

/** What a worker must know of the site. */
export interface WorkerSettings {
  readonly addresses: AddressForm;
  /** Whom readers can ask when the docs don't say. */
  readonly email: string | undefined;
  /** Whether the site publishes /releases.json. */
  readonly hasReleases: boolean | undefined;
  /** Whether the site has an assistant, by whose word vectors sections of similar meaning are found. */
  readonly hasAssistant?: boolean;
}

/** What the page asks of the search worker. Each search and each question has an id of its own. */
export type WorkerQuestion =
  /** The first message, once. */
  | { type: 'begin'; settings: WorkerSettings }
  | FetchAhead
  | { type: 'search'; id: number; requests: readonly SearchQuery[] }
  /** Asks for the same results with sections of similar meaning. */
  | { type: 'addRelated'; id: number; requests: readonly SearchQuery[]; results: readonly SearchResult[] }
  | { type: 'ask'; id: number; messages: readonly ReplayedMessage[] }
  /** The index has been written again: what is known of the one before is forgotten. */
  | { type: 'renew' }
  /** The answer to a question is no longer wanted. */
  | { type: 'stop'; id: number };

/**
 * Something to be fetched before it is asked for: "open" the main index; "keepRecords" all that searches show, so that they need no network
 * any more; "prepareAnswers" the same and what the assistant answers from.
 */
export interface FetchAhead {
  type: 'open' | 'keepRecords' | 'prepareAnswers';
}

/** A message of the conversation; only its texts are read. */
interface ReplayedMessage {
  readonly parts: readonly { readonly type: string; readonly text?: string }[];
}

/** What the worker answers: one answer to a search; to a question chunks, then an end. */
export type WorkerAnswer =
  | { id: number; results: readonly SearchResult[] }
  | { id: number; kind: 'unreachable' | 'refused'; message: string }
  | { id: number; chunk: AnswerChunk }
  | { id: number; isEnd: true };
