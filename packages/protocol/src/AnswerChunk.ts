import type { SearchHit } from './SearchHit.ts';

/** The one tool of the assistant, under the name that stock clients know. */
export const SEARCH_TOOL = 'searchIndex';

/** The event that says where an answer comes from. Stock clients pass over data events. */
export const ANSWER_SOURCE_CHUNK = 'data-answer-source';

/** Whether an answer is quoted from the docs, written by a language model, or in fixed words because there is nothing to quote. */
export type AnsweredBy = (typeof ANSWER_SOURCES)[number];

const ANSWER_SOURCES = ['quotes', 'model', 'templates'] as const;

/** Whether a value from outside is one of them. */
export function isAnsweredBy(value: unknown): value is AnsweredBy {
  return ANSWER_SOURCES.some((source) => source === value);
}

/** One event of a streamed answer, with exactly the fields stock clients accept (docs/protocol.md): one more is fatal to them. */
export type AnswerChunk =
  | { readonly type: 'start'; readonly messageId?: string }
  | { readonly type: 'start-step' | 'finish-step' | 'finish' }
  | { readonly type: 'tool-input-start'; readonly toolCallId: string; readonly toolName: typeof SEARCH_TOOL }
  | {
      readonly type: 'tool-input-available';
      readonly toolCallId: string;
      readonly toolName: typeof SEARCH_TOOL;
      readonly input: { readonly query: string };
    }
  | {
      readonly type: 'tool-output-available';
      readonly toolCallId: string;
      readonly output: { readonly query: string; readonly hits: readonly SearchHit[] };
    }
  | { readonly type: 'text-start' | 'text-end'; readonly id: string }
  | { readonly type: 'text-delta'; readonly id: string; readonly delta: string }
  /** The last one of an answer counts. */
  | { readonly type: typeof ANSWER_SOURCE_CHUNK; readonly data: AnsweredBy }
  /** Ends the answer; the text is shown to the reader. */
  | { readonly type: 'error'; readonly errorText: string };
