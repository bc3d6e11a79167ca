import type { Kysely } from 'kysely';
import { AGENT_WAYS } from '../events/countReads.ts';
import type { Measure, Tables } from '../store/Tables.ts';
import type { Period } from './days/summarize.ts';

/** What is known by count only, of the days in UTC that began in a period. */
export interface Use {
  /** Reads by their way: page, twin, negotiation, mcp and ask. */
  access: { way: string; reads: number }[];
  /** Reads by agents in every way. */
  agentReads: number;
  /** Pages opened from a search, after which the reader searched and asked nothing more for half an hour. */
  exits: { page: string; opened: number; exits: number }[];
  /** Questions of readers by outcome, and after how many of them they searched within ten minutes. */
  fallbacks: { outcome: string; questions: number; searched: number }[];
}

/** Reads the counts of a period, each list with at most so many rows. */
export async function readUse(database: Kysely<Tables>, { from, to }: Period, rows: number): Promise<Use> {
  const counted = await database
    .selectFrom('dayCounts')
    .where('at', '>=', from)
    .where('at', '<', to)
    .select(({ fn }) => ['measure', 'key', fn.sum<number>('count').as('n')])
    .groupBy(['measure', 'key'])
    .orderBy('n', 'desc')
    .orderBy('key')
    .execute();
  const of = (measure: Measure) => {
    const found = counted.filter((row) => row.measure === measure);
    return new Map(found.map(({ key, n }) => [key, Number(n)]));
  };
  const access = of('access');
  const opened = of('opened');
  const searched = of('fallback');
  return {
    access: [...access].map(([way, reads]) => ({ way, reads })),
    agentReads: AGENT_WAYS.reduce((sum, way) => sum + (access.get(way) ?? 0), 0),
    exits: [...of('exit')].slice(0, rows).map(([page, exits]) => ({ page, opened: opened.get(page) ?? exits, exits })),
    fallbacks: [...of('asked')].map(([outcome, questions]) => ({
      outcome,
      questions,
      searched: searched.get(outcome) ?? 0,
    })),
  };
}
