import type { AnswersData } from './Section.ts';

/** Questions to practise on; after these an answer takes about what it will always take. */
const QUESTIONS = 240;

/** Readers' questions with an answer, about versions, and without answer, in turn. */
export function practiceQuestions({ sections, unanswered }: Pick<AnswersData, 'sections' | 'unanswered'>): string[] {
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
