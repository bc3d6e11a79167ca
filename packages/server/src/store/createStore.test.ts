import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
  expect(rows).toEqual([{ at: 60_000, index: 'docs', query: 'radio', hits: 2 }]);
  expect(existsSync(join(dataDir, 'events.sqlite'))).toBe(false);
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
