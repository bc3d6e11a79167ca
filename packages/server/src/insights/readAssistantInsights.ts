import type { Kysely } from 'kysely';
import type { Tables } from '../store/Tables.ts';
import { groupQuestions, type QuestionGroup } from './groupQuestions.ts';
import type { Period } from './readSearchInsights.ts';

/** What owners learn about the questions to the assistant in a period. */
export interface AssistantInsights {
  questions: number;
  /** How many ended how; liked and disliked answers are counted in their outcome too. */
  outcomes: Record<string, number>;
  liked: number;
  disliked: number;
  /** What the docs do not answer, grouped. */
  unanswered: QuestionGroup[];
  /** What the docs only say something near, grouped. */
  nearest: QuestionGroup[];
  dislikedAnswers: { question: string; outcome: string; cited: string[] }[];
  /** Sections that no answer led to; null where the site is not built. */
  neverCited: string[] | null;
}

/** Reads the questions of a period, each list with at most so many rows. `sections` are the addresses of all sections. */
export async function readAssistantInsights(
  database: Kysely<Tables>,
  { from, to, rows, sections }: Period & { rows: number; sections: readonly string[] | null },
): Promise<AssistantInsights> {
  const asked = database.selectFrom('questions').where('at', '>=', from).where('at', '<', to);
  const counts = await asked
    .select(({ fn }) => ['outcome', 'rating', fn.countAll<number>().as('count')])
    .groupBy(['outcome', 'rating'])
    .execute();
  const sum = (of: (row: (typeof counts)[number]) => boolean) =>
    counts.filter(of).reduce((total, { count }) => total + Number(count), 0);
  const outcomes = [...new Set(counts.map(({ outcome }) => outcome))].sort();
  const endedAs = async (outcome: string) => {
    const found = await asked.select('question').where('outcome', '=', outcome).execute();
    return groupQuestions(found.flatMap(({ question }) => question ?? [])).slice(0, rows);
  };
  return {
    questions: sum(() => true),
    outcomes: Object.fromEntries(outcomes.map((name) => [name, sum(({ outcome }) => outcome === name)])),
    liked: sum(({ rating }) => rating === 'liked'),
    disliked: sum(({ rating }) => rating === 'disliked'),
    unanswered: await endedAs('refused'),
    nearest: await endedAs('nearest'),
    dislikedAnswers: await readDisliked(database, { from, to }, rows),
    neverCited: sections === null ? null : await readNeverCited(database, { from, to, rows, sections }),
  };
}

async function readDisliked(
  database: Kysely<Tables>,
  { from, to }: Period,
  rows: number,
): Promise<AssistantInsights['dislikedAnswers']> {
  const disliked = await database
    .selectFrom('questions')
    .select(['id', 'question', 'outcome'])
    .where('at', '>=', from)
    .where('at', '<', to)
    .where('rating', '=', 'disliked')
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(rows)
    .execute();
  const citations = await database
    .selectFrom('citations')
    .select(['questionId', 'url'])
    .where('questionId', 'in', ['', ...disliked.map(({ id }) => id)])
    .orderBy('url')
    .execute();
  return disliked.map(({ id, question, outcome }) => ({
    question: question ?? '(not kept)',
    outcome,
    cited: citations.filter(({ questionId }) => questionId === id).map(({ url }) => url),
  }));
}

async function readNeverCited(
  database: Kysely<Tables>,
  { from, to, rows, sections }: Period & { rows: number; sections: readonly string[] },
): Promise<string[]> {
  const cited = await database
    .selectFrom('citations')
    .select('url')
    .distinct()
    .where('at', '>=', from)
    .where('at', '<', to)
    .execute();
  const known = new Set(cited.map(({ url }) => url));
  return sections.filter((url) => !known.has(url)).slice(0, rows);
}
