import { setImmediate } from 'node:timers/promises';
import type { Answerer, Section } from '@feedback-docs/answers';

/** Most questions asked; after these an answer takes what it will always take. */
const QUESTIONS = 60;

/**
 * Asks for some of the sections before readers ask, so that the first of them need not wait for the engine to compile
 * what answers need: ten times as long as an answer takes. Lets the server do other things between two questions.
 */
export async function warmUp(answerer: Answerer, sections: readonly Section[]): Promise<void> {
  const step = Math.max(1, Math.floor(sections.length / QUESTIONS));
  for (const { title } of sections.filter((_, at) => at % step === 0).slice(0, QUESTIONS)) {
    const text = `How do I use this: ${title}?`;
    const messages = [{ id: 'warm-up', role: 'user', parts: [{ type: 'text', text }] }];
    for await (const _ of answerer.answer({ messages }));
    await setImmediate();
  }
}
