import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../../store/Tables.ts';

/** Where readers used a wording: as a question to the assistant or as a search. */
export type Way = 'question' | 'search';

/** What readers wrote, and where it found nothing. */
export interface Wording {
  readonly text: string;
  readonly ways: readonly Way[];
}

/** Closed when everything that was asked and searched finds something now, by the last `npm run insights -- --verify`. */
export type GapState = 'open' | 'partly closed' | 'closed';

/** Keys of the wordings that find something now. */
export type Answered = ReadonlySet<string>;

/** Rows of one statement. */
const BATCH = 500;

/** Stands for a wording in one way, so that no reader's text is kept a second time. */
export function keyOf(way: Way, text: string): string {
  return createHash('sha256').update(`${way} ${text}`).digest('base64url');
}

/** The state of a gap with these wordings. */
export function stateOf(wordings: readonly Wording[], answered: Answered): GapState {
  const keys = wordings.flatMap(({ text, ways }) => ways.map((way) => keyOf(way, text)));
  const found = keys.filter((key) => answered.has(key)).length;
  if (found === 0) return 'open';
  return found === keys.length ? 'closed' : 'partly closed';
}

/** What the last verification found. */
export async function readAnswered(database: Kysely<Tables>): Promise<Answered> {
  const rows = await database.selectFrom('answeredWordings').select('digest').execute();
  return new Set(rows.map(({ digest }) => digest));
}

/** Keeps what a verification found in the place of what the one before did. */
export async function keepAnswered(database: Kysely<Tables>, answered: Answered, at: number): Promise<void> {
  const rows = [...answered].map((digest) => ({ digest, at }));
  await database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('answeredWordings').execute();
    for (let first = 0; first < rows.length; first += BATCH)
      await transaction
        .insertInto('answeredWordings')
        .values(rows.slice(first, first + BATCH))
        .execute();
  });
}
