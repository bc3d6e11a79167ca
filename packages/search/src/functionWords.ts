import { STOP_WORDS } from '@feedback-docs/text';

/** Words with which English questions begin. */
const QUESTION_WORDS: ReadonlySet<string> = new Set(
  'are can could did do does did had has have how is may must should was were what when where which who whose why will would'.split(
    ' ',
  ),
);

/** True for words in the order of a question: two or more, the first of which asks. */
export function isQuestion(terms: readonly string[]): boolean {
  return terms.length > 1 && QUESTION_WORDS.has(terms[0] ?? '');
}

/** Words that shape a question but say little about what it asks for; they count less when other words are there. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set([...STOP_WORDS, 'get', 'given', 'than']);
