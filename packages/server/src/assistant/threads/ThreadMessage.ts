import type { AnswerOutcome } from '@feedback-docs/answers';
import type { AnswerChunk } from '@feedback-docs/protocol';
import type { AnswerFiles } from '../readAnswerFiles.ts';

/** What a thread is started with. */
export interface ThreadData {
  /** The folder that holds `build/` and `server-data/`. */
  readonly siteDir: string;
  readonly files: AnswerFiles;
}

/** What a thread is asked, under a number of its own. */
export interface ThreadQuestion {
  readonly id: number;
  readonly messages: unknown;
  readonly messageId: string;
  /** Shared memory that turns from 0 to 1 when the answer is no longer wanted; a busy thread receives no message. */
  readonly cancelled: Int32Array;
}

/** A whole answer with its outcome, as a thread gives it. */
export interface ThreadAnswer {
  readonly chunks: readonly AnswerChunk[];
  readonly outcome: AnswerOutcome;
}

/** What a thread says: that it can answer, that its files do not let it, an answer, or why there is none. */
export type FromThread =
  | { readonly type: 'ready' }
  | { readonly type: 'unusable'; readonly reason: string }
  | ({ readonly type: 'answer'; readonly id: number } & ThreadAnswer)
  | { readonly type: 'fault'; readonly id: number; readonly reason: string };
