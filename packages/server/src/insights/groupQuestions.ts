import { contentWords } from './contentWords.ts';

/** Questions that ask about the same thing. */
export interface QuestionGroup {
  /** The wording that was asked most often. */
  question: string;
  questions: number;
}

/** Questions that share at least this much of their content words are put together. */
const ALIKE = 0.5;

/** Puts questions about the same thing together, by their content words; the largest group comes first. */
export function groupQuestions(questions: readonly string[]): QuestionGroup[] {
  const counts = new Map<string, number>();
  for (const question of questions) counts.set(question, (counts.get(question) ?? 0) + 1);
  const groups: (QuestionGroup & { words: ReadonlySet<string> })[] = [];
  for (const [question, count] of [...counts].sort(byCount)) {
    const words = new Set(contentWords(question));
    const known = groups.find((group) => likeness(group.words, words) >= ALIKE);
    if (known === undefined) groups.push({ question, questions: count, words });
    else known.questions += count;
  }
  return groups
    .map(({ question, questions }) => ({ question, questions }))
    .sort((a, b) => b.questions - a.questions || compareTexts(a.question, b.question));
}

function byCount([a, manyA]: [string, number], [b, manyB]: [string, number]): number {
  return manyB - manyA || compareTexts(a, b);
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : 1;
}

/** The share of common words among all words of both; two questions without any content word are alike. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((word) => b.has(word)).length;
  const all = a.size + b.size - common;
  return all === 0 ? 1 : common / all;
}
