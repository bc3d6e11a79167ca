import type { Kysely } from 'kysely';
import type { Tables } from '../../store/Tables.ts';
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
  const refused = await database
    .selectFrom('questions')
    .where('at', '>=', from)
    .where('at', '<', to)
    .where('outcome', '=', 'refused')
    .where('question', 'is not', null)
    .select(({ fn }) => ['question as text', fn.countAll<number>().as('n')])
    .groupBy('question')
    .orderBy('n', 'desc')
    .limit(MAX_WORDINGS)
    .execute();
  const empty = await database
    .selectFrom('searches')
    .where('at', '>=', from)
    .where('at', '<', to)
    .where('hits', '=', 0)
    .select(({ fn }) => ['query as text', fn.countAll<number>().as('n')])
    .groupBy('query')
    .orderBy('n', 'desc')
    .limit(MAX_WORDINGS)
    .execute();
  const counts = new Map<string, number>();
  for (const { text, n } of [...refused, ...empty]) counts.set(text ?? '', (counts.get(text ?? '') ?? 0) + Number(n));
  return groupCounted(counts)
    .slice(0, rows)
    .map(({ question, questions, wordings }) => ({
      question,
      asked: questions,
      wordings: wordings.slice(0, KEPT_WORDINGS),
    }));
}
