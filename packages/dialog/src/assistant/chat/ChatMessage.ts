/** What the reader thought of an answer. */
export type Feedback = 'like' | 'dislike';

/** Whether an answer quotes the docs or was written by a language model. */
type AnswerSource = 'quotes' | 'model';

/** A result the assistant found: as much of it as the dialog and a stock dialog read. */
export interface FoundHit {
  readonly objectID: string;
  readonly url: string;
  /** The words of the search in it, for marking them on its page. */
  readonly words: readonly string[];
}

/** A piece of a message, in the form of the AI SDK's UI messages. */
export type MessagePart =
  | { readonly type: 'text' | 'reasoning'; readonly text: string; readonly state: 'streaming'; readonly id: string }
  | { readonly type: 'text' | 'reasoning'; readonly text: string; readonly state: 'done' }
  | { readonly type: 'step-start' }
  | SearchPart
  | { readonly type: typeof SOURCE_PART; readonly data: AnswerSource };

/** One search of the assistant (SPEC §4). */
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
}

/** Type of the parts that are searches. */
export const SEARCH_PART = 'tool-searchIndex';

/** Type of the part that says where an answer comes from; stock clients pass over it. */
export const SOURCE_PART = 'data-answer-source';

/** The text of a message: all its text parts, with a blank line between them. */
export function messageText({ parts }: ChatMessage): string {
  return parts.flatMap((part) => (part.type === 'text' && part.text !== '' ? [part.text] : [])).join('\n\n');
}

/** Whether there is anything of a message to see. */
export function hasVisiblePart({ parts }: ChatMessage): boolean {
  return parts.some(({ type }) => type !== 'step-start' && type !== SOURCE_PART);
}

/** The words that a conversation's searches found on the page at this address; none when it was not found by one. */
export function hitWords(messages: readonly ChatMessage[], address: string): readonly string[] {
  const words = messages.flatMap(({ parts }) =>
    parts.flatMap((part) =>
      part.type === SEARCH_PART && part.state === 'output-available'
        ? part.output.hits.filter(({ url }) => url === address).flatMap((hit) => hit.words)
        : [],
    ),
  );
  return [...new Set(words)];
}
