import type { Kysely } from 'kysely';
import type { Tables } from '../../store/Tables.ts';
import { readSummaries } from '../days/readSummaries.ts';
import { countAll } from '../days/summarize.ts';
import { groupCounted } from '../groupQuestions.ts';

/** Questions without an answer and searches without a result that are about the same thing. */
export interface Gap {
  /** What was asked most often. */
  readonly question: string;
  /** How often all of it was asked and searched. */
  readonly asked: number;
  /** The most frequent wordings, that of `question` first. */
  readonly wordings: readonly string[];
}

/** Different wordings looked at; who asks for more has gaps enough to begin with. */
const MAX_WORDINGS = 20_000;
/** Wordings that stand for a gap. */
const KEPT_WORDINGS = 5;

/** Reads what readers asked and did not find in a period, the most frequent first, at most so many. */
export async function readGaps(
  database: Kysely<Tables>,
  { from, to, rows }: { from: number; to: number; rows: number },
): Promise<Gap[]> {
  const days = await readSummaries(database, { from, to }, to);
  const counts = countAll(days.flatMap(({ refused, empty }) => [...refused, ...empty])).slice(0, MAX_WORDINGS);
  return groupCounted(new Map(counts))
    .slice(0, rows)
    .map(({ question, questions, wordings }) => ({
      question,
      asked: questions,
      wordings: wordings.slice(0, KEPT_WORDINGS),
    }));
}
