import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { Tables } from './Tables.ts';

const CONNECTIONS = 8;
/** A database that does not answer in this time counts as unreachable. */
const TIMEOUT_MS = 3000;

/** Opens a PostgreSQL database; the first statement connects. `onError` is called for connections that break while idle. */
export function openPostgres(databaseUrl: string, onError: (error: Error) => void): Kysely<Tables> {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: CONNECTIONS,
    connectionTimeoutMillis: TIMEOUT_MS,
    // The server gives up first, so that nothing is written after it was given up here.
    statement_timeout: TIMEOUT_MS - 500,
    query_timeout: TIMEOUT_MS,
    types: { getTypeParser: parserOf },
  });
  pool.on('error', onError);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** Times and counts fit a JavaScript number; everything else is read as the driver reads it. */
const parserOf: typeof types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format);
