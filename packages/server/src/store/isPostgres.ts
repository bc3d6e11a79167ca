import { type Kysely, PostgresAdapter } from 'kysely';

/** Whether a database is PostgreSQL, for the few statements that the two kinds write differently. */
export function isPostgres(database: Pick<Kysely<never>, 'getExecutor'>): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter;
}
