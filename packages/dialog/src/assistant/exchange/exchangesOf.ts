import type { ChatMessage } from '../../conversation/ChatMessage.ts';

/** A question and what came of it. */
export interface Exchange {
  /** The id of the question. */
  readonly id: string;
  readonly question: ChatMessage;
  readonly answer: ChatMessage | null;
  readonly isStopped: boolean;
}

/** The exchanges of a conversation, oldest first: each question with the answer directly after it. */
export function exchangesOf(messages: readonly ChatMessage[]): readonly Exchange[] {
  return messages.flatMap((question, at) => {
    if (question.role !== 'user') return [];
    const next = messages[at + 1];
    const answer = next?.role === 'assistant' ? next : null;
    const isStopped = [question, answer].some((message) => message?.metadata?.stopped === true);
    return [{ id: question.id, question, answer, isStopped }];
  });
}
