import type { Answerer, AnswerOutcome } from '@feedback-docs/answers';

/** An answer as a reader gets it. */
export interface Answered {
  readonly text: string;
  /** The answer to the question before; empty for the first one. */
  readonly before: string;
  readonly outcome: AnswerOutcome;
  readonly firstChunkMs: number;
  readonly wholeMs: number;
}

/** Holds a conversation turn by turn and gives the last answer. */
export async function converse(answerer: Answerer, turns: readonly string[]): Promise<Answered> {
  const messages: unknown[] = [];
  let last: Answered = { text: '', before: '', outcome: 'refused', firstChunkMs: 0, wholeMs: 0 };
  for (const turn of turns) {
    messages.push({ id: `u${messages.length}`, role: 'user', parts: [{ type: 'text', text: turn }] });
    last = { ...(await ask(answerer, messages)), before: last.text };
    messages.push({ id: `a${messages.length}`, role: 'assistant', parts: [{ type: 'text', text: last.text }] });
  }
  return last;
}

async function ask(answerer: Answerer, messages: readonly unknown[]): Promise<Omit<Answered, 'before'>> {
  const started = performance.now();
  const stream = answerer.answer({ messages });
  let firstChunkMs: number | undefined;
  let text = '';
  for (;;) {
    const next = await stream.next();
    firstChunkMs ??= performance.now() - started;
    if (next.done === true) return { text, outcome: next.value, firstChunkMs, wholeMs: performance.now() - started };
    if (next.value.type === 'text-start' && text !== '') text += '\n\n';
    if (next.value.type === 'text-delta') text += next.value.delta;
  }
}
