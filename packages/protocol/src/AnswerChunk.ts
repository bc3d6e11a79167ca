import type { SearchHit } from './SearchHit.ts';

/** The one tool of the assistant, under the name that stock clients know (PROTOCOL §2). */
export const SEARCH_TOOL = 'searchIndex';

/** One event of a streamed answer, with exactly the fields stock clients accept (PROTOCOL §2): one more is fatal to them. */
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
  /** Ends the answer; the text is shown to the reader. */
  | { readonly type: 'error'; readonly errorText: string };
