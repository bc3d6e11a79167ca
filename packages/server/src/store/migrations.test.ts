import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely, TableMetadata } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrations } from './migrations.ts';
import { BREAKING } from './newerMigrations.ts';
import { openSqlite } from './openSqlite.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'migrations-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const names = Object.keys(migrations);
const added = names.slice(1).filter((name) => !name.endsWith(BREAKING));

test.each(added)('the version before %s can go on with the store after it: the step only adds', async (name) => {
  const { database } = openSqlite(folder);
  const place = names.indexOf(name);
  const before = await columnsAfter(database.withTables<never>(), place);
  const after = await columnsAfter(database.withTables<never>(), place + 1);
  const tables = new Set(before.map(({ table }) => table));
  for (const column of before) expect(after).toContainEqual(column);
  const inOldTables = after.filter(
    ({ table, column }) => tables.has(table) && !before.some((old) => old.table === table && old.column === column),
  );
  for (const column of inOldTables) expect(column, 'may be left out').toMatchObject({ mayBeLeftOut: true });
  await database.destroy();
});

test('names of steps go up, because they are applied in the order of their names', () => {
  expect(names).toEqual([...names].sort());
});

async function columnsAfter(database: Kysely<never>, count: number) {
  const provider = { getMigrations: async () => Object.fromEntries(Object.entries(migrations).slice(0, count)) };
  const { error } = await new Migrator({ db: database, provider }).migrateToLatest();
  if (error !== undefined) throw error;
  return (await database.introspection.getTables()).flatMap(describeColumns);
}

function describeColumns({ name: table, columns }: TableMetadata) {
  return columns.map(({ name, dataType, isNullable, hasDefaultValue }) => ({
    table,
    column: name,
    dataType,
    mayBeLeftOut: isNullable || hasDefaultValue,
  }));
}
