import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createStore, StoreError } from './createStore.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'store-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const open = () => createStore({ dataDir, databaseUrl: '' });

test('searches kept under the former name are still there', async () => {
  const former = new DatabaseSync(join(dataDir, 'events.sqlite'));
  former.exec(`
    CREATE TABLE searches (at INTEGER NOT NULL, "index" TEXT NOT NULL, query TEXT NOT NULL, hits INTEGER NOT NULL) STRICT;
    CREATE INDEX searches_at ON searches (at);
    PRAGMA user_version = 1;
    INSERT INTO searches VALUES (60000, 'docs', 'radio', 2);
  `);
  former.close();
  const store = open();
  const rows = await (await store.database()).selectFrom('searches').selectAll().execute();
  await store.close();
  expect(rows).toEqual([{ at: 60_000, index: 'docs', query: 'radio', hits: 2, reader: null }]);
  expect(existsSync(join(dataDir, 'events.sqlite'))).toBe(false);
});

test.skipIf(process.platform === 'win32')('only the user of the server may read the files and the folder', async () => {
  const folder = join(dataDir, 'new', 'data');
  const store = createStore({ dataDir: folder, databaseUrl: '' });
  await (await store.database()).insertInto('searches').values(search('radio')).execute();
  const modes = readdirSync(folder).map((name) => [name, (statSync(join(folder, name)).mode & 0o777).toString(8)]);
  await store.close();
  expect(modes.sort()).toEqual([
    ['store.sqlite', '600'],
    ['store.sqlite-shm', '600'],
    ['store.sqlite-wal', '600'],
  ]);
  expect((statSync(folder).mode & 0o777).toString(8)).toBe('700');
});

test.skipIf(process.platform === 'win32')('files that others could read until today are closed to them', async () => {
  const file = join(dataDir, 'store.sqlite');
  writeFileSync(file, '', { mode: 0o644 });
  const store = open();
  await store.database();
  await store.close();
  expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
});

test('what was deleted is in none of the files, and the file is shorter', async () => {
  const store = open();
  const database = await store.database();
  for (let count = 0; count < 300; count++) {
    await database
      .insertInto('searches')
      .values(search(`deleted secret ${count} ${'x'.repeat(500)}`))
      .execute();
  }
  await store.purge();
  const full = statSync(join(dataDir, 'store.sqlite')).size;
  expect(bytesKept()).toContain('deleted secret');
  await database.deleteFrom('searches').execute();
  await store.purge();
  expect(bytesKept()).not.toContain('deleted secret');
  expect(statSync(join(dataDir, 'store.sqlite')).size).toBeLessThan(full / 2);
  await store.close();
});

test('what an earlier version deleted goes from its file too', async () => {
  const file = new DatabaseSync(join(dataDir, 'store.sqlite'));
  file.exec('PRAGMA journal_mode = WAL; CREATE TABLE other (text TEXT);');
  const insert = file.prepare('INSERT INTO other VALUES (?)');
  for (let count = 0; count < 300; count++) insert.run(`deleted secret ${count} ${'x'.repeat(500)}`);
  file.exec('DELETE FROM other');
  file.close();
  expect(bytesKept()).toContain('deleted secret');
  const store = open();
  await store.purge();
  await store.close();
  expect(bytesKept()).not.toContain('deleted secret');
});

test('a file that is no database is left alone, and the message says which and what to do', async () => {
  const letter = 'a letter to my aunt, long enough to be no database header at all';
  writeFileSync(join(dataDir, 'store.sqlite'), letter);
  await expect(open().database()).rejects.toThrow(StoreError);
  await expect(open().database()).rejects.toThrow(/store\.sqlite: .*Set DATA_DIR to a folder/);
});

test('a database that cannot be reached is named without its password', async () => {
  const store = createStore({ dataDir: '', databaseUrl: 'postgres://docs:hunter2@127.0.0.1:1/docs' });
  const opening = store.database();
  await expect(opening).rejects.toThrow(/database of DATABASE_URL.*Check its address/);
  await expect(opening).rejects.not.toThrow(/hunter2/);
});

function search(query: string) {
  return { at: 60_000, index: 'docs', query, hits: 1 };
}

/** Everything that stands in the folder, byte by byte. */
function bytesKept(): string {
  return readdirSync(dataDir)
    .map((name) => readFileSync(join(dataDir, name), 'latin1'))
    .join('');
}
