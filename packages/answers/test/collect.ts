import type { AnswerChunk } from '@feedback-docs/protocol';
import type { Answerer, AnswerOutcome } from '../src/index.ts';

/** A whole answer. */
export interface Collected {
  readonly chunks: readonly AnswerChunk[];
  readonly text: string;
  readonly outcome: AnswerOutcome;
}

/** The answer to any messages. */
export async function collect(answerer: Answerer, messages: unknown): Promise<Collected> {
  const stream = answerer.answer({ messages });
  const chunks: AnswerChunk[] = [];
  for (;;) {
    const next = await stream.next();
    if (next.done === true) return { chunks, text: textOf(chunks), outcome: next.value };
    chunks.push(next.value);
  }
}

/** The answer to a conversation: every question gets its answer before the next is asked. */
export async function converse(answerer: Answerer, ...questions: string[]): Promise<Collected> {
  const messages: unknown[] = [];
  let last: Collected = { chunks: [], text: '', outcome: 'refused' };
  for (const question of questions) {
    messages.push({ role: 'user', parts: [{ type: 'text', text: question }] });
    last = await collect(answerer, messages);
    messages.push({ role: 'assistant', parts: [{ type: 'text', text: last.text }] });
  }
  return last;
}

/** The texts of an answer, with an empty line between two of them. */
function textOf(chunks: readonly AnswerChunk[]): string {
  const texts = chunks.map((chunk) => {
    if (chunk.type === 'text-start') return '\n\n';
    return chunk.type === 'text-delta' ? chunk.delta : '';
  });
  return texts.join('').trimStart();
}
