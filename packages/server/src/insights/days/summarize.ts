import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { Tables } from '../../store/Tables.ts';

/** A time span in Unix milliseconds, without its end. */
export interface Period {
  readonly from: number;
  readonly to: number;
}

/** A text, and how often it was searched or asked. */
export type Counted = readonly [text: string, count: number];

/** What happened in a span of at most a day, small enough to read many of them. */
export interface Summary {
  searches: number;
  /** The most frequent queries, and of all the most frequent without results. */
  queries: Counted[];
  empty: Counted[];
  emptySearches: number;
  clicks: number;
  /** Searches of which a result was opened. */
  clickedSearches: number;
  /** The queries with most clicks, with the sum of the positions of those that have one. */
  clicked: (readonly [query: string, clicks: number, positions: number, positioned: number])[];
  positions: (readonly [position: number, clicks: number])[];
  outcomes: (readonly [outcome: string, rating: string | null, count: number])[];
  /** The most frequent questions without an answer, and with only a passage near them. */
  refused: Counted[];
  nearest: Counted[];
  cited: string[];
}

/**
 * Texts that each list of a summary keeps: a day with more different ones counts those it has least of in its totals only, and what is
 * searched that rarely is in no list of a longer period either.
 */
export const MAX_TEXTS = 300;

/** Sums up what is in the store of a span of at most a day. */
export async function summarize(database: Kysely<Tables>, period: Period): Promise<Summary> {
  return {
    ...(await summarizeSearches(database, period)),
    ...(await summarizeClicks(database, period)),
    ...(await summarizeQuestions(database, period)),
    cited: (await within(database, 'citations', period).select('url').distinct().orderBy('url').execute()).map(
      ({ url }) => url,
    ),
  };
}

/** Puts the counts of equal keys together. */
export function addUp<Key>(counted: Iterable<readonly [Key, number]>): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const [key, count] of counted) counts.set(key, (counts.get(key) ?? 0) + count);
  return counts;
}

/** The rows with the largest counts, the largest first; no two rows have the same text. */
export function most<Row extends Ranked>(rows: readonly Row[], limit: number): Row[] {
  // Most texts are rare, and comparing them would take most of the time.
  const least = new Float64Array(rows.map(([, count]) => count)).sort().at(-limit) ?? 0;
  return rows
    .filter(([, count]) => count >= least)
    .sort(byCount)
    .slice(0, limit);
}

/** The largest first, and of equal ones in the order of the alphabet. */
function byCount([a, countA]: Ranked, [b, countB]: Ranked): number {
  return countB - countA || (a < b ? -1 : 1);
}

type Ranked = readonly [text: string, count: number, ...rest: unknown[]];

async function summarizeSearches(database: Kysely<Tables>, period: Period) {
  const rows = await within(database, 'searches', period)
    .select(({ fn }) => [
      'query',
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('hits', '=', 0).as('none'),
    ])
    .groupBy('query')
    .execute();
  const queries = rows.map(({ query, all }) => [query, Number(all)] as const);
  const empty = rows.map(({ query, none }) => [query, Number(none)] as const).filter(([, count]) => count > 0);
  return {
    searches: sum(queries),
    queries: most(queries, MAX_TEXTS),
    empty: most(empty, MAX_TEXTS),
    emptySearches: sum(empty),
  };
}

async function summarizeClicks(database: Kysely<Tables>, period: Period) {
  const rows = await within(database, 'events', period)
    .where('type', '=', 'click')
    .select(({ fn }) => [
      'query',
      'position',
      fn.countAll<number>().as('n'),
      fn.countAll<number>().filterWhere('isFurther', 'is', null).as('first'),
    ])
    .groupBy(['query', 'position'])
    .execute();
  const positions = new Map<number, number>();
  const clicked = new Map<string, { clicks: number; positions: number; positioned: number }>();
  for (const { query, position, n } of rows) {
    const count = Number(n);
    if (position !== null) positions.set(position, (positions.get(position) ?? 0) + count);
    if (query === null) continue;
    const known = clicked.get(query) ?? { clicks: 0, positions: 0, positioned: 0 };
    clicked.set(query, {
      clicks: known.clicks + count,
      positions: known.positions + (position ?? 0) * count,
      positioned: known.positioned + (position === null ? 0 : count),
    });
  }
  const byQuery = [...clicked].map(([query, of]) => [query, of.clicks, of.positions, of.positioned] as const);
  return {
    clicks: rows.reduce((total, { n }) => total + Number(n), 0),
    clickedSearches: rows.reduce((total, { first }) => total + Number(first), 0),
    clicked: most(byQuery, MAX_TEXTS),
    positions: [...positions].sort(([a], [b]) => a - b).slice(0, MAX_TEXTS),
  };
}

async function summarizeQuestions(database: Kysely<Tables>, period: Period) {
  const outcomes = await within(database, 'questions', period)
    .select(({ fn }) => ['outcome', 'rating', fn.countAll<number>().as('n')])
    .groupBy(['outcome', 'rating'])
    .execute();
  const unanswered = await within(database, 'questions', period)
    .where('outcome', 'in', ['refused', 'nearest'])
    .where('question', 'is not', null)
    .select(({ fn }) => ['outcome', 'question', fn.countAll<number>().as('n')])
    .groupBy(['outcome', 'question'])
    .execute();
  const endedAs = (wanted: string) => {
    const rows = unanswered.filter(({ outcome }) => outcome === wanted);
    return most(
      rows.map(({ question, n }) => [question ?? '', Number(n)] as const),
      MAX_TEXTS,
    );
  };
  return {
    outcomes: outcomes.map(({ outcome, rating, n }) => [outcome, rating, Number(n)] as const),
    refused: endedAs('refused'),
    nearest: endedAs('nearest'),
  };
}

function within<Table extends 'searches' | 'events' | 'questions' | 'citations'>(
  database: Kysely<Tables>,
  table: Table,
  { from, to }: Period,
) {
  // The query builder cannot see that every one of these tables has this column.
  const rows = database
    .selectFrom(table as 'searches')
    .where('at', '>=', from)
    .where('at', '<', to);
  return rows as unknown as SelectQueryBuilder<Tables, Table, object>;
}

function sum(counted: readonly Counted[]): number {
  return counted.reduce((total, [, count]) => total + count, 0);
}
