import type { Kysely } from 'kysely';
import { AGENT_WAYS } from '../events/countReads.ts';
import type { Measure, Tables } from '../store/Tables.ts';
import type { Period } from './days/summarize.ts';

/** How much the documentation was read, and how often readers searched for what they had asked. */
export interface UseCounts {
  /** Reads in every way. */
  reads: number;
  /** Those by agents. */
  agentReads: number;
  /** Questions of readers. */
  asked: number;
  /** Those after which their reader searched within ten minutes. */
  searchedAfter: number;
}

/** What is known by count only, of the days in UTC that began in a period. */
export interface Use extends UseCounts {
  /** Reads by their way: page, twin, negotiation, mcp and ask. */
  access: { way: string; reads: number }[];
  /** Pages opened from a search, after which the reader searched and asked nothing more for half an hour. */
  exits: { page: string; opened: number; exits: number }[];
  /** Questions of readers by outcome, and after how many of them they searched within ten minutes. */
  fallbacks: { outcome: string; questions: number; searched: number }[];
}

/** Reads the counts of a period, each list with at most so many rows. */
export async function readUse(database: Kysely<Tables>, period: Period, rows: number): Promise<Use> {
  const of = await readCounts(database, period, ['access', 'opened', 'exit', 'asked', 'fallback']);
  const opened = of('opened');
  const searched = of('fallback');
  return {
    ...countUse(of),
    access: [...of('access')].map(([way, reads]) => ({ way, reads })),
    exits: [...of('exit')].slice(0, rows).map(([page, exits]) => ({ page, opened: opened.get(page) ?? exits, exits })),
    fallbacks: [...of('asked')].map(([outcome, questions]) => ({
      outcome,
      questions,
      searched: searched.get(outcome) ?? 0,
    })),
  };
}

/** The totals of a period alone. */
export async function readUseCounts(database: Kysely<Tables>, period: Period): Promise<UseCounts> {
  return countUse(await readCounts(database, period, ['access', 'asked', 'fallback']));
}

type CountsOf = (measure: Measure) => ReadonlyMap<string, number>;

function countUse(of: CountsOf): UseCounts {
  const access = of('access');
  return {
    reads: sum(access.values()),
    agentReads: sum(AGENT_WAYS.map((way) => access.get(way) ?? 0)),
    asked: sum(of('asked').values()),
    searchedAfter: sum(of('fallback').values()),
  };
}

/** The counts of each measure by their key, the largest first. */
async function readCounts(
  database: Kysely<Tables>,
  { from, to }: Period,
  measures: readonly Measure[],
): Promise<CountsOf> {
  const counted = await database
    .selectFrom('dayCounts')
    .where('at', '>=', from)
    .where('at', '<', to)
    .where('measure', 'in', measures)
    .select(({ fn }) => ['measure', 'key', fn.sum<number>('count').as('n')])
    .groupBy(['measure', 'key'])
    .orderBy('n', 'desc')
    .orderBy('key')
    .execute();
  const byMeasure = Map.groupBy(counted, ({ measure }) => measure);
  return (measure) => new Map(byMeasure.get(measure)?.map(({ key, n }) => [key, Number(n)]));
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
