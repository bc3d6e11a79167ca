import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { CountedSearch } from './createQuerySettler.ts';

/** One thing a reader did, as it is kept: no person, no address, no token. */
export interface StoredEvent {
  type: string;
  name: string;
  index: string;
  /** What was searched, when the event names a search of the last hour; otherwise null. */
  query: string | null;
  objectID: string | null;
  position: number | null;
}

/** What owners learn about a period. */
export interface Insights {
  searches: number;
  searchesWithoutResults: number;
  clicks: number;
  topQueries: { query: string; searches: number; clicks: number; averagePosition: number | null }[];
  queriesWithoutResults: { query: string; searches: number }[];
  clickPositions: { position: number; clicks: number }[];
}

/** The SQLite file of searches and events. */
export interface EventStore {
  add(searches: readonly CountedSearch[], events: readonly StoredEvent[], now: number): void;
  readInsights(since: number, rows: number): Insights;
  close(): void;
}

/** Thrown when the file cannot be opened or belongs to something else; the message says which file and what to do. */
export class EventStoreError extends Error {}

const FILE_NAME = 'events.sqlite';
const SCHEMA_VERSION = 1;
const KEPT_MS = 400 * 24 * 60 * 60 * 1000;
const MINUTE_MS = 60_000;

const SCHEMA = `
  CREATE TABLE searches (at INTEGER NOT NULL, "index" TEXT NOT NULL, query TEXT NOT NULL, hits INTEGER NOT NULL) STRICT;
  CREATE INDEX searches_at ON searches (at);
  CREATE TABLE events (at INTEGER NOT NULL, type TEXT NOT NULL, name TEXT NOT NULL, "index" TEXT NOT NULL,
    query TEXT, objectID TEXT, position INTEGER) STRICT;
  CREATE INDEX events_at ON events (at);
  PRAGMA user_version = ${SCHEMA_VERSION};
`;

/** Opens the store in a folder, which is made when missing, and forgets what is older than 400 days. Throws an EventStoreError. */
export function openEventStore(dataDir: string): EventStore {
  const path = join(dataDir, FILE_NAME);
  try {
    mkdirSync(dataDir, { recursive: true });
    return prepare(new DatabaseSync(path), path);
  } catch (error) {
    if (error instanceof EventStoreError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new EventStoreError(
      `Search events cannot be kept in ${path}: ${reason}. Set DATA_DIR to a folder this user may write, or move the file away.`,
    );
  }
}

function prepare(database: DatabaseSync, path: string): EventStore {
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 2000;');
  const { user_version: version } = database.prepare('PRAGMA user_version').get() ?? {};
  if (version === 0) database.exec(SCHEMA);
  else if (version !== SCHEMA_VERSION) {
    throw new EventStoreError(`${path} was written by another version (${version}). Move it away or run that version.`);
  }
  for (const table of ['searches', 'events']) {
    database.prepare(`DELETE FROM ${table} WHERE at < ?`).run(Date.now() - KEPT_MS);
  }
  const addSearch = database.prepare('INSERT INTO searches VALUES (?, ?, ?, ?)');
  const addEvent = database.prepare('INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?)');

  return {
    add(searches, events, now) {
      // The minute is enough to count by, and says less about a reader than the second.
      const at = Math.floor(now / MINUTE_MS) * MINUTE_MS;
      database.exec('BEGIN');
      for (const { index, query, hits } of searches) addSearch.run(at, index, query, hits);
      for (const { type, name, index, query, objectID, position } of events) {
        addEvent.run(at, type, name, index, query, objectID, position);
      }
      database.exec('COMMIT');
    },
    readInsights: (since, rows) => readInsights(database, since, rows),
    close: () => database.close(),
  };
}

function readInsights(database: DatabaseSync, since: number, rows: number): Insights {
  const all = (sql: string, ...values: number[]) => database.prepare(sql).all(since, ...values);
  const count = (sql: string) => {
    const { n } = all(sql)[0] ?? {};
    return Number(n ?? 0);
  };
  return {
    searches: count('SELECT count(*) AS n FROM searches WHERE at >= ?'),
    searchesWithoutResults: count('SELECT count(*) AS n FROM searches WHERE at >= ? AND hits = 0'),
    clicks: count("SELECT count(*) AS n FROM events WHERE at >= ? AND type = 'click'"),
    topQueries: all(
      `SELECT query, count(*) AS searches, coalesce(clicks, 0) AS clicks, averagePosition
       FROM searches LEFT JOIN (
         SELECT query AS clicked, count(*) AS clicks, avg(position) AS averagePosition
         FROM events WHERE at >= ?1 AND type = 'click' AND query IS NOT NULL GROUP BY query
       ) ON clicked = query
       WHERE at >= ?1 GROUP BY query ORDER BY searches DESC, query LIMIT ?2`,
      rows,
    ).map(({ query, searches, clicks, averagePosition }) => ({
      query: String(query),
      searches: Number(searches),
      clicks: Number(clicks),
      averagePosition: averagePosition === null ? null : Number(averagePosition),
    })),
    queriesWithoutResults: all(
      `SELECT query, count(*) AS searches FROM searches
       WHERE at >= ?1 AND hits = 0 GROUP BY query ORDER BY searches DESC, query LIMIT ?2`,
      rows,
    ).map(({ query, searches }) => ({ query: String(query), searches: Number(searches) })),
    clickPositions: all(
      `SELECT position, count(*) AS clicks FROM events
       WHERE at >= ?1 AND type = 'click' AND position IS NOT NULL GROUP BY position ORDER BY position LIMIT ?2`,
      rows,
    ).map(({ position, clicks }) => ({ position: Number(position), clicks: Number(clicks) })),
  };
}
