import type { FilterList } from './SearchQuery.ts';

/** One message of a conversation, reduced to its texts: tool calls, hits and everything else that clients replay are left out. */
export interface ChatMessage {
  readonly id: string;
  readonly role: 'user' | 'assistant';
  readonly parts: readonly { readonly type: 'text'; readonly text: string }[];
}

/** What a client may narrow the assistant's searches to. */
export interface ChatSearchParameters {
  readonly facetFilters?: FilterList;
  readonly filters?: string;
}

/** One question with the conversation before it, after parsing: the last message is the reader's question. */
export interface ChatRequest {
  /** The conversation's id, as the client made it; empty when it made none. */
  readonly id: string;
  readonly messages: readonly [...ChatMessage[], ChatMessage];
  readonly searchParameters: ChatSearchParameters;
  /** Set when the question was one of the suggested ones. */
  readonly suggestedQuestionId?: string;
}
