import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../../store/Tables.ts';
import { mergeDays, type ReadDays, readSummaries } from '../days/readSummaries.ts';
import { addUp, most, type Summary } from '../days/summarize.ts';
import { groupCounted } from '../groupQuestions.ts';
import { type GapState, readAnswered, stateOf, type Wording } from './gapState.ts';

/** Questions without an answer and searches without a result that are about the same thing. */
export interface Gap {
  /** The same as long as `question` is. */
  readonly id: string;
  /** What was asked most often. */
  readonly question: string;
  /** How often all of it was asked and searched. */
  readonly asked: number;
  /** The most frequent wordings, that of `question` first. */
  readonly wordings: readonly Wording[];
  readonly state: GapState;
}

/** Different wordings looked at, the most frequent of a period; who asks for more has gaps enough to begin with. */
const MAX_WORDINGS = 2000;
/** Wordings that stand for a gap. */
const KEPT_WORDINGS = 5;
const ID_LENGTH = 16;

/** Reads what readers asked and did not find in a period, the most frequent first, at most so many. */
export async function readGaps(
  database: Kysely<Tables>,
  { from, to, rows }: { from: number; to: number; rows: number },
  readDays?: ReadDays,
): Promise<Gap[]> {
  const days = await readSummaries(database, { from, to }, to, readDays);
  return findGaps(database, mergeDays(days, readDays), rows);
}

/** The same of a period that was read already. */
export async function findGaps(database: Kysely<Tables>, { refused, empty }: Summary, rows: number): Promise<Gap[]> {
  const answered = await readAnswered(database);
  const counts = most([...addUp([...refused, ...empty])], MAX_WORDINGS);
  const gaps = groupCounted(new Map(counts))
    .slice(0, rows)
    .map(({ wordings, ...gap }) => ({ ...gap, texts: wordings.slice(0, KEPT_WORDINGS) }));
  const shown = new Set(gaps.flatMap(({ texts }) => texts));
  const [asked, searched] = [refused, empty].map(
    (counted) => new Set(counted.flatMap(([text]) => (shown.has(text) ? [text] : []))),
  );
  const toWording = (text: string): Wording => ({
    text,
    ways: [...(asked?.has(text) ? (['question'] as const) : []), ...(searched?.has(text) ? (['search'] as const) : [])],
  });
  return gaps.map(({ question, questions, texts }) => {
    const id = createHash('sha256').update(question).digest('hex').slice(0, ID_LENGTH);
    const wordings = texts.map(toWording);
    return { id, question, asked: questions, wordings, state: stateOf(wordings, answered) };
  });
}
