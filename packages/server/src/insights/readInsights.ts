import { type Kysely, sql } from 'kysely';
import type { Tables } from '../store/Tables.ts';
import { type AssistantInsights, readAssistantInsights } from './readAssistantInsights.ts';
import {
  countSearches,
  type Period,
  readSearchInsights,
  type SearchCounts,
  type SearchInsights,
} from './readSearchInsights.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Counts of the period before, of the same length. */
interface Totals extends SearchCounts {
  questions: number;
}

/** What happened on a day. */
export interface DayCount {
  /** In ISO 8601, such as 2026-11-20, in UTC. */
  day: string;
  searches: number;
  questions: number;
}

/** A query that is searched more often than in the period before. */
interface RisingQuery {
  query: string;
  searches: number;
  before: number;
}

/** Everything an owner sees of a period. */
export interface Insights extends SearchInsights {
  days: number;
  before: Totals;
  perDay: DayCount[];
  rising: RisingQuery[];
  assistant: AssistantInsights;
}

/** What is to be read: the last `days` up to `to`, lists of at most `rows` rows, and the addresses of all sections where they are known. */
export interface InsightsRequest {
  readonly to: number;
  readonly days: number;
  readonly rows: number;
  readonly sections: readonly string[] | null;
}

/** A rise is one from this many searches on, and to at least twice as many. */
const MIN_RISING_SEARCHES = 3;
const RISE = 2;
/** Queries compared with the period before. */
const COMPARED_QUERIES = 300;

/** Reads what readers searched and asked in a period, and how it compares with the one before. */
export async function readInsights(
  database: Kysely<Tables>,
  { to, days, rows, sections }: InsightsRequest,
): Promise<Insights> {
  const period = { from: to - days * DAY_MS, to };
  const earlier = { from: period.from - days * DAY_MS, to: period.from };
  const search = await readSearchInsights(database, period, Math.max(rows, COMPARED_QUERIES));
  return {
    days,
    ...search,
    topQueries: search.topQueries.slice(0, rows),
    queriesWithoutResults: search.queriesWithoutResults.slice(0, rows),
    clickPositions: search.clickPositions.slice(0, rows),
    before: { ...(await countSearches(database, earlier)), questions: await countQuestions(database, earlier) },
    perDay: await countPerDay(database, period),
    rising: (await readRising(database, search.topQueries, earlier)).slice(0, rows),
    assistant: await readAssistantInsights(database, { ...period, rows, sections }),
  };
}

async function countQuestions(database: Kysely<Tables>, { from, to }: Period): Promise<number> {
  const { n } = await database
    .selectFrom('questions')
    .where('at', '>=', from)
    .where('at', '<', to)
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Every day of the period in order, those on which nothing happened with zeros. */
async function countPerDay(database: Kysely<Tables>, { from, to }: Period): Promise<DayCount[]> {
  const counted = async (table: 'searches' | 'questions') => {
    // Both are whole numbers, whose quotient is one in both databases.
    const day = sql<number>`${sql.ref('at')} / ${sql.lit(DAY_MS)}`;
    const rows = await database
      .selectFrom(table)
      .where('at', '>=', from)
      .where('at', '<', to)
      .select(({ fn }) => [day.as('day'), fn.countAll<number>().as('n')])
      .groupBy(day)
      .execute();
    return new Map(rows.map((row) => [Number(row.day), Number(row.n)]));
  };
  const [searches, questions] = [await counted('searches'), await counted('questions')];
  const [first, last] = [Math.floor(from / DAY_MS), Math.floor((to - 1) / DAY_MS)];
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    day: new Date((first + index) * DAY_MS).toISOString().slice(0, 10),
    searches: searches.get(first + index) ?? 0,
    questions: questions.get(first + index) ?? 0,
  }));
}

async function readRising(
  database: Kysely<Tables>,
  topQueries: SearchInsights['topQueries'],
  earlier: Period,
): Promise<RisingQuery[]> {
  const candidates = topQueries.filter(({ searches }) => searches >= MIN_RISING_SEARCHES);
  const rows = await database
    .selectFrom('searches')
    .where('at', '>=', earlier.from)
    .where('at', '<', earlier.to)
    .where('query', 'in', ['', ...candidates.map(({ query }) => query)])
    .select(({ fn }) => ['query', fn.countAll<number>().as('n')])
    .groupBy('query')
    .execute();
  const before = new Map(rows.map(({ query, n }) => [query, Number(n)]));
  return candidates
    .map(({ query, searches }) => ({ query, searches, before: before.get(query) ?? 0 }))
    .filter((rising) => rising.searches >= RISE * rising.before)
    .sort((a, b) => b.searches - b.before - (a.searches - a.before));
}
