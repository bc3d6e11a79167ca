import type { Kysely } from 'kysely';
import { DAY_MS } from '../durations.ts';
import type { Tables } from '../store/Tables.ts';
import { mergeCounts } from './days/mergeSummaries.ts';
import { type DaySummary, mergeDays, type ReadDays, readSummaries } from './days/readSummaries.ts';
import { addUp, type Summary } from './days/summarize.ts';
import type { PlacedGap } from './gaps/draftSections.ts';
import { findGaps, type Gap } from './gaps/readGaps.ts';
import {
  type AssistantInsights,
  countQuestions,
  type QuestionCounts,
  readAssistantInsights,
} from './readAssistantInsights.ts';
import { countSearches, readSearchInsights, type SearchCounts, type SearchInsights } from './readSearchInsights.ts';
import { readUse, readUseCounts, type Use, type UseCounts } from './readUse.ts';

/** Counts of the period before, of the same length. */
interface Totals extends SearchCounts, QuestionCounts, UseCounts {}

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
  /** What readers asked and searched and did not find, the largest first. */
  gaps: Gap[];
  assistant: AssistantInsights;
  use: Use;
}

/** What owners see of a period, with the place of each gap in the documentation. */
export interface PlacedInsights extends Insights {
  readonly gaps: Omit<PlacedGap, 'material'>[];
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

/** Reads what readers searched and asked in a period, and how it compares with the one before. `readDays` saves work where it is asked again. */
export async function readInsights(
  database: Kysely<Tables>,
  { to, days, rows, sections }: InsightsRequest,
  readDays?: ReadDays,
): Promise<Insights> {
  const period = { from: to - days * DAY_MS, to };
  const earlier = { from: period.from - days * DAY_MS, to: period.from };
  const perDay = await readSummaries(database, period, to, readDays);
  const summary = mergeDays(perDay, readDays);
  const perDayBefore = await readSummaries(database, earlier, to, readDays);
  const before = mergeCounts(perDayBefore);
  const search = readSearchInsights(summary, Math.max(rows, COMPARED_QUERIES));
  return {
    days,
    ...search,
    topQueries: search.topQueries.slice(0, rows),
    queriesWithoutResults: search.queriesWithoutResults.slice(0, rows),
    clickPositions: search.clickPositions.slice(0, rows),
    before: {
      ...countSearches(before),
      ...countQuestions(before),
      ...(await readUseCounts(database, earlier)),
    },
    perDay: perDay.map(toDayCount),
    rising: findRising(search.topQueries, perDayBefore).slice(0, rows),
    gaps: await findGaps(database, summary, rows),
    use: await readUse(database, period, rows),
    assistant: await readAssistantInsights(database, summary, { ...period, rows, sections }),
  };
}

function toDayCount(summary: DaySummary): DayCount {
  const day = new Date(summary.day * DAY_MS).toISOString().slice(0, 10);
  return { day, searches: summary.searches, questions: countQuestions(summary).questions };
}

function findRising(topQueries: SearchInsights['topQueries'], earlier: readonly Summary[]): RisingQuery[] {
  const compared = new Set(topQueries.map(({ query }) => query));
  const before = addUp(earlier.flatMap(({ queries }) => queries.filter(([query]) => compared.has(query))));
  return topQueries
    .filter(({ searches }) => searches >= MIN_RISING_SEARCHES)
    .map(({ query, searches }) => ({ query, searches, before: before.get(query) ?? 0 }))
    .filter((rising) => rising.searches >= RISE * rising.before)
    .sort((a, b) => b.searches - b.before - (a.searches - a.before));
}
