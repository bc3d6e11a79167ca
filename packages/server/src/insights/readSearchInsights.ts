import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { Tables } from '../store/Tables.ts';

/** What owners learn about the searches of a period. */
export interface SearchInsights {
  searches: number;
  searchesWithoutResults: number;
  clicks: number;
  topQueries: { query: string; searches: number; clicks: number; averagePosition: number | null }[];
  queriesWithoutResults: { query: string; searches: number }[];
  clickPositions: { position: number; clicks: number }[];
}

/** Reads the searches since a time, each list with at most so many rows. */
export async function readSearchInsights(
  database: Kysely<Tables>,
  since: number,
  rows: number,
): Promise<SearchInsights> {
  const searches = database.selectFrom('searches').where('at', '>=', since);
  const clicks = database.selectFrom('events').where('at', '>=', since).where('type', '=', 'click');
  const none = searches.where('hits', '=', 0);
  return {
    searches: await count(searches),
    searchesWithoutResults: await count(none),
    clicks: await count(clicks),
    topQueries: await readTopQueries(database, since, rows),
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

async function readTopQueries(
  database: Kysely<Tables>,
  since: number,
  rows: number,
): Promise<SearchInsights['topQueries']> {
  const found = await database
    .with('asked', (db) =>
      db
        .selectFrom('searches')
        .where('at', '>=', since)
        .select(({ fn }) => ['query', fn.countAll<number>().as('searches')])
        .groupBy('query'),
    )
    .with('clicked', (db) =>
      db
        .selectFrom('events')
        .where('at', '>=', since)
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
