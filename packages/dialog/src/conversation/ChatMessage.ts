import { ANSWER_SOURCE_CHUNK, type AnsweredBy } from '@feedback-docs/protocol';

/** What the reader thought of an answer. */
export type Feedback = 'like' | 'dislike';

/** A result the assistant found: as much of it as the dialog and a stock dialog read. */
export interface FoundHit {
  readonly objectID: string;
  readonly url: string;
}

/** A piece of a message, in the form of the AI SDK's UI messages. */
export type MessagePart =
  | { readonly type: 'text' | 'reasoning'; readonly text: string; readonly state: 'streaming'; readonly id: string }
  | { readonly type: 'text' | 'reasoning'; readonly text: string; readonly state: 'done' }
  | { readonly type: 'step-start' }
  | SearchPart
  | { readonly type: typeof ANSWER_SOURCE_CHUNK; readonly data: AnsweredBy };

/** One search of the assistant. */
export type SearchPart = { readonly type: typeof SEARCH_PART; readonly toolCallId: string } & (
  | { readonly state: 'input-streaming' | 'output-error' }
  | { readonly state: 'input-available'; readonly input: { readonly query: string } }
  | {
      readonly state: 'output-available';
      readonly output: { readonly query: string; readonly hits: readonly FoundHit[] };
    }
);

/** A question or an answer. */
export interface ChatMessage {
  readonly id: string;
  readonly role: 'user' | 'assistant';
  readonly parts: readonly MessagePart[];
  readonly metadata?: { readonly stopped: true };
  readonly feedback?: Feedback;
  /** Its stream ended before the answer did. */
  readonly isIncomplete?: true;
}

/** Type of the parts that are searches. */
export const SEARCH_PART = 'tool-searchIndex';

/** The text of a message: all its text parts, with a blank line between them. */
export function messageText({ parts }: ChatMessage): string {
  return parts.flatMap((part) => (part.type === 'text' && part.text !== '' ? [part.text] : [])).join('\n\n');
}

/** Where an answer comes from; an answer that does not say may be written by a model. */
export function answeredBy({ parts }: ChatMessage): AnsweredBy {
  return parts.find((part) => part.type === ANSWER_SOURCE_CHUNK)?.data ?? 'model';
}

/** Whether there is anything of a message to see. */
export function hasVisiblePart({ parts }: ChatMessage): boolean {
  return parts.some(({ type }) => type !== 'step-start' && type !== ANSWER_SOURCE_CHUNK);
}
