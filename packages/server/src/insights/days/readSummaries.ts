import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { DAY_MS } from '../../durations.ts';
import { isPostgres } from '../../store/isPostgres.ts';
import type { Tables } from '../../store/Tables.ts';
import { mergeSummaries } from './mergeSummaries.ts';
import { type Period, type Summary, summarize } from './summarize.ts';

/** The summary of a day in UTC, or of the part of it that a period takes. */
export interface DaySummary extends Summary {
  /** Days since 1970-01-01. */
  readonly day: number;
  /** Of its row, where it is kept. */
  readonly ticket?: string;
}

/** Changes with what a summary holds, so that those of other versions of this server are not taken for ours. */
const FORM = 1;

/** Summaries by the ticket of their row, or by those of several: who is asked again reads and merges only what has changed. */
export interface ReadDays {
  get(ticket: string): Summary | undefined;
  set(ticket: string, summary: Summary): unknown;
}

/**
 * Sums up a period, day by day. A whole day that is over is summed up once and kept; the database removes what is kept as soon as
 * anything of that day changes.
 */
export async function readSummaries(
  database: Kysely<Tables>,
  { from, to }: Period,
  now: number,
  readDays: ReadDays = new Map(),
): Promise<DaySummary[]> {
  const days = Array.from(
    { length: Math.max(0, Math.ceil(to / DAY_MS) - Math.floor(from / DAY_MS)) },
    (_, index) => Math.floor(from / DAY_MS) + index,
  );
  const kept = await readKept(database, { from, to }, readDays);
  const summaries: DaySummary[] = [];
  for (const day of days) {
    const span = { from: Math.max(from, day * DAY_MS), to: Math.min(to, (day + 1) * DAY_MS) };
    const isWhole = span.to - span.from === DAY_MS && span.to <= now;
    const known = isWhole ? kept.get(day) : undefined;
    const read = () => summarize(database, span);
    summaries.push({ day, ...(known ?? (isWhole ? await keep(database, day, read) : await read())) });
  }
  return summaries;
}

/** Merges days; those that are kept are merged once, until one of them changes. */
export function mergeDays(days: readonly DaySummary[], readDays: ReadDays = new Map()): Summary {
  const kept = days.filter(({ ticket }) => ticket !== undefined);
  const tickets = kept.map(({ ticket }) => ticket).join(' ');
  const known = readDays.get(tickets) ?? mergeSummaries(kept);
  readDays.set(tickets, known);
  return mergeSummaries([known, ...days.filter(({ ticket }) => ticket === undefined)]);
}

async function readKept(
  database: Kysely<Tables>,
  { from, to }: Period,
  readDays: ReadDays,
): Promise<ReadonlyMap<number, Omit<DaySummary, 'day'>>> {
  const kept = database
    .selectFrom('insightDays')
    .where('day', '>=', Math.floor(from / DAY_MS))
    .where('day', '<', Math.ceil(to / DAY_MS))
    .where('form', '=', FORM)
    .where('summary', 'is not', null);
  const rows = await kept.select(['day', 'ticket']).execute();
  const unread = rows.flatMap(({ ticket }) => (readDays.get(ticket) === undefined ? [ticket] : []));
  if (unread.length > 0)
    for (const { ticket, summary } of await kept.select(['ticket', 'summary']).where('ticket', 'in', unread).execute())
      readDays.set(ticket, JSON.parse(summary ?? '') as Summary);
  return new Map(
    rows.flatMap(({ day, ticket }) => {
      const summary = readDays.get(ticket);
      return summary === undefined ? [] : [[Number(day), { ...summary, ticket }] as const];
    }),
  );
}

/**
 * Keeps what is read of a day, unless the day changes meanwhile: the row that is written first goes with any change, and what is read is
 * written into that very row. A store that cannot be written is read all the same.
 */
async function keep(database: Kysely<Tables>, day: number, read: () => Promise<Summary>): Promise<Summary> {
  const ticket = randomUUID();
  const isReserved = await reserve(database, day, ticket).then(...SETTLED);
  const summary = await read();
  if (isReserved)
    await database
      .updateTable('insightDays')
      .set({ summary: JSON.stringify(summary) })
      .where('day', '=', day)
      .where('ticket', '=', ticket)
      .execute()
      .then(...SETTLED);
  return summary;
}

const SETTLED = [() => true, () => false] as const;

async function reserve(database: Kysely<Tables>, day: number, ticket: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    // Waits for those who are changing a day right now: in PostgreSQL they don't see this row yet.
    if (isPostgres(transaction))
      await sql`lock table ${sql.table('insightDays')} in exclusive mode`.execute(transaction);
    await transaction
      .insertInto('insightDays')
      .values({ day, form: FORM, ticket, summary: null })
      .onConflict((conflict) => conflict.column('day').doUpdateSet({ form: FORM, ticket, summary: null }))
      .execute();
  });
}
