import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { Tables } from '../store/Tables.ts';

/** A time span in Unix milliseconds, without its end. */
export interface Period {
  readonly from: number;
  readonly to: number;
}

/** How much was searched in a period. */
export interface SearchCounts {
  searches: number;
  searchesWithoutResults: number;
  clicks: number;
}

/** What owners learn about the searches of a period. */
export interface SearchInsights extends SearchCounts {
  topQueries: { query: string; searches: number; clicks: number; averagePosition: number | null }[];
  queriesWithoutResults: { query: string; searches: number }[];
  clickPositions: { position: number; clicks: number }[];
}

/** Reads the searches of a period, each list with at most so many rows. */
export async function readSearchInsights(
  database: Kysely<Tables>,
  { from, to }: Period,
  rows: number,
): Promise<SearchInsights> {
  const { none, clicks } = rowsOf(database, { from, to });
  return {
    ...(await countSearches(database, { from, to })),
    topQueries: await readTopQueries(database, { from, to }, rows),
    queriesWithoutResults: (
      await none
        .select(({ fn }) => ['query', fn.countAll<number>().as('searches')])
        .groupBy('query')
        .orderBy('searches', 'desc')
        .orderBy('query')
        .limit(rows)
        .execute()
    ).map(({ query, searches }) => ({ query, searches: Number(searches) })),
    clickPositions: (
      await clicks
        .where('position', 'is not', null)
        .select(({ fn }) => ['position', fn.countAll<number>().as('clicks')])
        .groupBy('position')
        .orderBy('position')
        .limit(rows)
        .execute()
    ).map(({ position, clicks }) => ({ position: Number(position), clicks: Number(clicks) })),
  };
}

/** Counts the searches and clicks of a period. */
export async function countSearches(database: Kysely<Tables>, period: Period): Promise<SearchCounts> {
  const { searches, none, clicks } = rowsOf(database, period);
  return {
    searches: await count(searches),
    searchesWithoutResults: await count(none),
    clicks: await count(clicks),
  };
}

function rowsOf(database: Kysely<Tables>, { from, to }: Period) {
  const searches = database.selectFrom('searches').where('at', '>=', from).where('at', '<', to);
  const events = database.selectFrom('events').where('at', '>=', from).where('at', '<', to);
  return { searches, none: searches.where('hits', '=', 0), clicks: events.where('type', '=', 'click') };
}

async function readTopQueries(
  database: Kysely<Tables>,
  { from, to }: Period,
  rows: number,
): Promise<SearchInsights['topQueries']> {
  const found = await database
    .with('asked', (db) =>
      db
        .selectFrom('searches')
        .where('at', '>=', from)
        .where('at', '<', to)
        .select(({ fn }) => ['query', fn.countAll<number>().as('searches')])
        .groupBy('query'),
    )
    .with('clicked', (db) =>
      db
        .selectFrom('events')
        .where('at', '>=', from)
        .where('at', '<', to)
        .where('type', '=', 'click')
        .where('query', 'is not', null)
        .select(({ fn }) => [
          'query',
          fn.countAll<number>().as('clicks'),
          fn.avg<number | null>('position').as('averagePosition'),
        ])
        .groupBy('query'),
    )
    .selectFrom('asked')
    .leftJoin('clicked', 'clicked.query', 'asked.query')
    .select(['asked.query', 'asked.searches', 'clicked.clicks', 'clicked.averagePosition'])
    .orderBy('asked.searches', 'desc')
    .orderBy('asked.query')
    .limit(rows)
    .execute();
  return found.map(({ query, searches, clicks, averagePosition }) => ({
    query,
    searches: Number(searches),
    clicks: Number(clicks ?? 0),
    averagePosition: averagePosition === null ? null : Number(averagePosition),
  }));
}

async function count<Table extends keyof Tables>(rows: SelectQueryBuilder<Tables, Table, object>): Promise<number> {
  const { n } = await rows.select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  return Number(n);
}
