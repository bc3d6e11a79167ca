import { type Kysely, sql } from 'kysely';
import { DAY_MS } from '../durations.ts';
import { isPostgres } from './isPostgres.ts';

/** Tables that the insights of a day are summed up from. */
const SUMMED_UP = ['searches', 'events', 'questions', 'citations'] as const;

/**
 * Has the database forget what is summed up of a day when anything of that day is added, changed or deleted, whoever does it: also an
 * earlier version of this server that knows nothing of summaries, a restored backup and an owner with a database client.
 */
export async function forgetChangedDays(database: Kysely<never>): Promise<void> {
  const dayMs = sql.raw(String(DAY_MS));
  if (isPostgres(database))
    await sql`create function forget_changed_days() returns trigger language plpgsql as $$ begin
      delete from "insightDays" where "day" in (select distinct "at" / ${dayMs} from changed);
      return null; end $$`.execute(database);
  for (const table of SUMMED_UP) {
    for (const [change, row] of [
      ['insert', 'new'],
      ['update', 'old'],
      ['delete', 'old'],
    ] as const) {
      const head = sql`create trigger ${sql.ref(`${table}_${change}_day`)} after ${sql.raw(change)} on ${sql.table(table)}`;
      const statement = isPostgres(database)
        ? sql`${head} referencing ${sql.raw(row)} table as changed for each statement execute function forget_changed_days()`
        : sql`${head} begin delete from "insightDays" where "day" = ${sql.raw(row)}."at" / ${dayMs}; end`;
      await statement.execute(database);
    }
  }
}
