import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BACKUP_TABLES } from '../src/backup/backupFormat.ts';
import { createStore, type StorePlace } from '../src/store/createStore.ts';
import { migrations } from '../src/store/migrations.ts';
import { newerMigrations } from '../src/store/newerMigrations.ts';
import { openPostgres } from '../src/store/openPostgres.ts';
import { openSqlite } from '../src/store/openSqlite.ts';
import { storeKinds } from './testStores.ts';

const AT = Date.parse('2026-11-20T12:00:00Z');
/** A row of each table with what the first version of the table asked for. */
const ROWS = {
  searches: (id: string) => ({ at: AT, index: 'docs', query: id, hits: 2 }),
  events: (id: string) => ({ at: AT, type: 'click', name: id, index: 'docs' }),
  questions: (id: string) => ({ id, at: AT, userMessageId: id, question: 'why?', outcome: 'refused' }),
  citations: (id: string) => ({ questionId: id, at: AT, url: '/docs/intro' }),
  feedback: (id: string) => ({ id, at: AT, page: '/docs/intro', helpful: 'yes' }),
  dayCounts: (id: string) => ({ at: AT, measure: 'access', key: id, count: 1 }),
} as const;
const names = Object.keys(migrations);
const versions = names.slice(0, -1).map((name, at) => ({ version: name, steps: at + 1 }));

/** Opens a store as the version with the first so many steps does. */
async function openAsVersion({ dataDir, databaseUrl }: StorePlace, steps: number) {
  const database =
    databaseUrl === '' ? openSqlite(dataDir).database : openPostgres(databaseUrl, (error) => expect(error).toBeNull());
  const own = Object.fromEntries(Object.entries(migrations).slice(0, steps));
  const all = { ...own, ...(await newerMigrations(database.withTables<never>(), own)) };
  const provider = { getMigrations: async () => all };
  const { error } = await new Migrator({ db: database, provider, allowUnorderedMigrations: true }).migrateToLatest();
  expect(error).toBeUndefined();
  return database;
}

type Database = Awaited<ReturnType<typeof openAsVersion>>;

async function tablesOf(database: Database) {
  const tables = new Set((await database.introspection.getTables()).map(({ name }) => name));
  return BACKUP_TABLES.filter((table) => tables.has(table));
}

async function write(database: Database, id: string, tables: readonly (typeof BACKUP_TABLES)[number][]) {
  for (const table of tables)
    await database
      .insertInto(table)
      .values(ROWS[table](id) as never)
      .execute();
}

async function count(database: Database, tables: readonly (typeof BACKUP_TABLES)[number][]): Promise<number[]> {
  const counts = tables.map((table) => database.selectFrom(table).select('at').execute());
  return (await Promise.all(counts)).map(({ length }) => length);
}

describe.each(storeKinds())('with $name', (kind) => {
  let place: StorePlace;
  beforeAll(() => kind.start(), 60_000);
  afterAll(() => kind.stop());
  beforeEach(async () => {
    place = await kind.place();
  });

  test.each(versions)(
    'a store of $version goes forth to today, back and forth again, and nothing is lost',
    async ({ steps }) => {
      const older = await openAsVersion(place, steps);
      const tables = await tablesOf(older);
      await write(older, 'first', tables);
      await older.destroy();

      const today = createStore(place);
      expect(await count(await today.database(), tables)).toEqual(tables.map(() => 1));
      await write(await today.database(), 'second', BACKUP_TABLES);
      await today.close();

      const rolledBack = await openAsVersion(place, steps);
      expect(await count(rolledBack, tables)).toEqual(tables.map(() => 2));
      await write(rolledBack, 'third', tables);
      await rolledBack.destroy();

      const again = createStore(place);
      expect(await count(await again.database(), tables)).toEqual(tables.map(() => 3));
      await again.close();
    },
  );

  test('four servers that bring an older store up to date at once all get it, and nothing is lost', async () => {
    const older = await openAsVersion(place, 1);
    await write(older, 'first', ['searches', 'events']);
    await older.destroy();
    const servers = Array.from({ length: 4 }, () => createStore(place));
    for (const database of await Promise.all(servers.map((server) => server.database())))
      expect(await count(database, BACKUP_TABLES)).toEqual([1, 1, 0, 0, 0, 0]);
    await Promise.all(servers.map((server) => server.close()));
  });

  test('a step that fails halfway leaves nothing behind, and the next server goes on from there', async () => {
    const database = await openAsVersion(place, 1);
    await write(database, 'first', ['searches']);
    const broken = {
      async up(db: typeof database) {
        await db.schema.createTable('questions').addColumn('id', 'text').execute();
        throw new Error('the disk is full');
      },
    };
    const provider = {
      getMigrations: async () => ({ ...Object.fromEntries(Object.entries(migrations).slice(0, 1)), broken }),
    };
    expect(String((await new Migrator({ db: database, provider }).migrateToLatest()).error)).toContain('disk is full');
    expect((await database.introspection.getTables()).map(({ name }) => name).sort()).toEqual(['events', 'searches']);
    await database.destroy();
    const store = createStore(place);
    expect(await count(await store.database(), BACKUP_TABLES)).toEqual([1, 0, 0, 0, 0, 0]);
    await store.close();
  });

  test('four servers that make a store at once all get it', async () => {
    const servers = Array.from({ length: 4 }, () => createStore(place));
    for (const database of await Promise.all(servers.map((server) => server.database())))
      expect(await count(database, BACKUP_TABLES)).toEqual([0, 0, 0, 0, 0, 0]);
    await Promise.all(servers.map((server) => server.close()));
  });
});
