import { type Kysely, sql } from 'kysely';
import type { Tables } from '../store/Tables.ts';
import { addUp, type Counted, most, type Period, type Summary } from './days/summarize.ts';
import { groupCounted, type QuestionGroup } from './groupQuestions.ts';

/** How much was asked in a period, and how readers rated the answers. */
export interface QuestionCounts {
  questions: number;
  liked: number;
  disliked: number;
}

/** What owners learn about the questions to the assistant in a period. */
export interface AssistantInsights extends QuestionCounts {
  /** How many ended how; liked and disliked answers are counted in their outcome too. */
  outcomes: Record<string, number>;
  /** What the docs only say something near, grouped. */
  nearest: QuestionGroup[];
  dislikedAnswers: { question: string; outcome: string; cited: string[] }[];
  /** Sections that no answer led to; null where the site is not built. */
  neverCited: string[] | null;
}

/** Wordings that are grouped, the most frequent of a period. */
const MAX_WORDINGS = 1000;

/** What was asked in a period, from its summary and the store, each list with at most so many rows. `sections` are the addresses of all sections. */
export async function readAssistantInsights(
  database: Kysely<Tables>,
  summary: Summary,
  { rows, sections, ...period }: Period & { rows: number; sections: readonly string[] | null },
): Promise<AssistantInsights> {
  const cited = new Set(summary.cited);
  return {
    ...countQuestions(summary),
    outcomes: Object.fromEntries([...addUp(summary.outcomes.map(([outcome, , count]) => [outcome, count]))].sort()),
    nearest: group(summary.nearest).slice(0, rows),
    dislikedAnswers: await readDisliked(database, period, rows),
    neverCited: sections?.filter((url) => !cited.has(url)).slice(0, rows) ?? null,
  };
}

/** Counts the questions of a period, and the rated answers. */
export function countQuestions({ outcomes: counts }: Pick<Summary, 'outcomes'>): QuestionCounts {
  const sum = (isCounted: (rating: string | null) => boolean) =>
    counts.reduce((total, [, rating, count]) => total + (isCounted(rating) ? count : 0), 0);
  return {
    questions: sum(() => true),
    liked: sum((rating) => rating === 'liked'),
    disliked: sum((rating) => rating === 'disliked'),
  };
}

function group(counted: readonly Counted[]): QuestionGroup[] {
  const groups = groupCounted(new Map(most(counted, MAX_WORDINGS)));
  return groups.map(({ question, questions }) => ({ question, questions }));
}

async function readDisliked(
  database: Kysely<Tables>,
  { from, to }: Period,
  rows: number,
): Promise<AssistantInsights['dislikedAnswers']> {
  const disliked = await database
    .selectFrom('questions')
    .select(['id', 'at', 'question', 'outcome'])
    .where('at', '>=', from)
    .where('at', '<', to)
    // Written into the statement, so that the index of these rows alone is used.
    .where('rating', '=', sql.lit('disliked'))
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(rows)
    .execute();
  const citations = await database
    .selectFrom('citations')
    .select(['questionId', 'url'])
    // They carry the minute of their question, by which they are found.
    .where('at', 'in', [-1, ...disliked.map(({ at }) => at)])
    .where('questionId', 'in', ['', ...disliked.map(({ id }) => id)])
    .orderBy('url')
    .execute();
  return disliked.map(({ id, question, outcome }) => ({
    question: question ?? '(not kept)',
    outcome,
    cited: citations.filter(({ questionId }) => questionId === id).map(({ url }) => url),
  }));
}
