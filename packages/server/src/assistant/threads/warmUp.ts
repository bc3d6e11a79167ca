import { setImmediate } from 'node:timers/promises';
import type { Answerer, AnswersData } from '@feedback-docs/answers';

/** Questions asked; after these an answer takes about what it will always take. */
const QUESTIONS = 240;

/**
 * Asks questions of all kinds before readers ask, so that the first of them need not wait for the engine to compile what
 * answers need: ten times as long as an answer takes. Lets the server do other things between two questions.
 */
export async function warmUp(answerer: Answerer, data: Pick<AnswersData, 'sections' | 'unanswered'>): Promise<void> {
  for (const text of practiceQuestions(data)) {
    const messages = [{ id: 'warm-up', role: 'user', parts: [{ type: 'text', text }] }];
    for await (const _ of answerer.answer({ messages }));
    await setImmediate();
  }
}

/** Readers' questions with an answer, about versions, and without answer, in turn. */
function practiceQuestions({ sections, unanswered }: Pick<AnswersData, 'sections' | 'unanswered'>): string[] {
  const kinds = [
    sections.flatMap(({ askedAs }) => askedAs),
    sections.filter(({ isRelease }) => isRelease).map(({ title }) => `Since which version is there ${title}?`),
    Object.values(unanswered).flat(),
  ];
  const each = Math.ceil(QUESTIONS / kinds.length);
  const spread = kinds.map((kind) =>
    kind.filter((_, at) => at % Math.max(1, Math.floor(kind.length / each)) === 0).slice(0, each),
  );
  return Array.from({ length: each }, (_, at) => spread.flatMap((kind) => kind[at] ?? [])).flat();
}
