import type { Answerer, AnswerOutcome } from '@feedback-docs/answers';

/** An answer as a reader gets it. */
export interface Answered {
  readonly text: string;
  readonly outcome: AnswerOutcome;
  readonly firstChunkMs: number;
  readonly wholeMs: number;
}

/** Holds a conversation turn by turn and gives the last answer. */
export async function converse(answerer: Answerer, turns: readonly string[]): Promise<Answered> {
  const messages: unknown[] = [];
  let last: Answered = { text: '', outcome: 'refused', firstChunkMs: 0, wholeMs: 0 };
  for (const turn of turns) {
    messages.push({ id: `u${messages.length}`, role: 'user', parts: [{ type: 'text', text: turn }] });
    last = await ask(answerer, messages);
    messages.push({ id: `a${messages.length}`, role: 'assistant', parts: [{ type: 'text', text: last.text }] });
  }
  return last;
}

async function ask(answerer: Answerer, messages: readonly unknown[]): Promise<Answered> {
  const started = performance.now();
  const stream = answerer.answer({ messages });
  let firstChunkMs: number | undefined;
  let text = '';
  for (;;) {
    const next = await stream.next();
    firstChunkMs ??= performance.now() - started;
    if (next.done === true) return { text, outcome: next.value, firstChunkMs, wholeMs: performance.now() - started };
    if (next.value.type === 'text-delta') text += next.value.delta;
  }
}
