import type { AnswerOutcome } from '@feedback-docs/answers';
import type { AnswerChunk } from '@feedback-docs/protocol';

/** What a thread is started with. */
export interface ThreadData {
  /** The folder that holds `build/` and `server-data/`. */
  readonly siteDir: string;
}

/** What a thread is told: a question under a number of its own, or that nobody waits for its answer any more. */
export type ToThread =
  | { readonly type: 'ask'; readonly id: number; readonly messages: unknown; readonly messageId: string }
  | { readonly type: 'stop'; readonly id: number };

/** A piece of an answer, its outcome, or why there is none. */
export type AnswerPart =
  | { readonly type: 'chunk'; readonly chunk: AnswerChunk }
  | { readonly type: 'end'; readonly outcome: AnswerOutcome }
  | { readonly type: 'fault'; readonly reason: string };

/** What a thread says: that it can answer, that its files do not let it, or the next parts of an answer. */
export type FromThread =
  | { readonly type: 'ready' }
  | { readonly type: 'unusable'; readonly reason: string }
  | { readonly type: 'parts'; readonly id: number; readonly parts: readonly AnswerPart[] };
