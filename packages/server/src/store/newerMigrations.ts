import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** End of the name of a migration after which older versions cannot use the store. */
export const BREAKING = '-breaking';

const MIGRATIONS_TABLE = 'kysely_migration';

/**
 * The migrations that a newer version of this server has applied, as empty steps: others than breaking ones only add, so this version can
 * use the store after a roll-back. Throws when one of them is breaking.
 */
export async function newerMigrations(
  database: Kysely<never>,
  known: Readonly<Record<string, Migration>>,
): Promise<Record<string, Migration>> {
  const applied = (await appliedMigrations(database)).filter((name) => !Object.hasOwn(known, name));
  const breaking = applied.filter((name) => name.endsWith(BREAKING));
  if (breaking.length > 0) {
    throw new Error(
      `a later version of this server changed it in a way this version cannot read (${breaking.join(', ')}); run that version again, or restore the back-up from before it`,
    );
  }
  return Object.fromEntries(applied.map((name) => [name, { up: async () => undefined }]));
}

async function appliedMigrations(database: Kysely<never>): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === MIGRATIONS_TABLE)) return [];
  const rows = await database
    .withTables<{ [MIGRATIONS_TABLE]: { name: string } }>()
    .selectFrom(MIGRATIONS_TABLE)
    .select('name')
    .execute();
  return rows.map(({ name }) => name);
}
