import { setImmediate } from 'node:timers/promises';
import type { Answerer } from '@feedback-docs/answers';

/**
 * Asks questions of all kinds before readers ask, so that the first of them need not wait for the engine to compile what
 * answers need: ten times as long as an answer takes. Lets the server do other things between two questions.
 */
export async function warmUp(answerer: Answerer, questions: readonly string[]): Promise<void> {
  for (const text of questions) {
    const messages = [{ id: 'warm-up', role: 'user', parts: [{ type: 'text', text }] }];
    for await (const _ of answerer.answer({ messages }));
    await setImmediate();
  }
}
