import type { AnswerOutcome } from '@feedback-docs/answers';
import type { AnswerChunk, ChatRequest } from '@feedback-docs/protocol';

/** One question as a source of answers gets it. */
interface AnswerSourceRequest extends Omit<ChatRequest, 'id'> {
  /** Ends the answer: the reader is gone, or its time is up. */
  readonly signal: AbortSignal;
  /** The id the answer's `start` chunk must carry; feedback refers to it. */
  readonly messageId: string;
  /** A digest of the reader's address, for what is limited by what answers cost; absent when the reader is not counted. */
  readonly address?: string | undefined;
}

/** Whatever answers questions: with quotations from the docs, or with a language model. A source may throw; the reader then gets a neutral sentence. */
export interface AnswerSource {
  answer(request: AnswerSourceRequest): AsyncGenerator<AnswerChunk, AnswerOutcome>;
}

/** How an answer ended: as its source says, by the reader, or badly. */
export type StreamEnd<Outcome> = Outcome | 'stopped' | 'failed';
