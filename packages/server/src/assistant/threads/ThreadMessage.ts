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

/** What a thread says: that it can answer, that its files do not let it, a piece of an answer, its end, or why there is none. */
export type FromThread =
  | { readonly type: 'ready' }
  | { readonly type: 'unusable'; readonly reason: string }
  | { readonly type: 'chunks'; readonly id: number; readonly chunks: readonly AnswerChunk[] }
  | { readonly type: 'end'; readonly id: number; readonly outcome: AnswerOutcome }
  | { readonly type: 'fault'; readonly id: number; readonly reason: string };
