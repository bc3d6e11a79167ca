import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { csvOf } from '../src/backup/csvOf.ts';
import { forgetBefore } from '../src/backup/forgetBefore.ts';
import { restoreBackup } from '../src/backup/restoreBackup.ts';
import { rowsOf, writeBackup } from '../src/backup/writeBackup.ts';
import { createStore, type Store } from '../src/store/createStore.ts';
import { storeKinds } from './testStores.ts';

const NOON = Date.parse('2026-11-20T12:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;

const search = (query: string, at: number) => ({ at, index: 'docs', query, hits: 2, reader: null });
const QUESTION = { id: 'a1', at: NOON, userMessageId: 'm1', question: '=HYPERLINK("x"), "why"?', outcome: 'refused' };

describe.each(storeKinds())('with $name', (kind) => {
  let folder: string;
  let store: Store;
  const emptyStore = async () => createStore(await kind.place());
  beforeAll(() => kind.start(), 60_000);
  afterAll(() => kind.stop());
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'backup-'));
    store = await emptyStore();
    const database = await store.database();
    await database
      .insertInto('searches')
      .values([search('quota', NOON - 40 * DAY_MS), search('panel', NOON), search('export', NOON - DAY_MS)])
      .execute();
    await database.insertInto('questions').values(QUESTION).execute();
    await database.insertInto('citations').values({ questionId: 'a1', at: NOON, url: '/docs/intro' }).execute();
    return async () => {
      await store.close();
      rmSync(folder, { recursive: true });
    };
  });
  const backUp = async () => {
    const file = join(folder, 'store.backup.gz');
    const counts = await writeBackup(await store.database(), file, NOON);
    return { file, counts };
  };

  test('what is backed up can be restored into an empty store', async () => {
    const { file, counts } = await backUp();
    expect(counts).toEqual({ searches: 3, events: 0, questions: 1, citations: 1, feedback: 0, dayCounts: 0 });
    const other = await emptyStore();
    expect(await restoreBackup(await other.database(), file)).toEqual(counts);
    const searches = await (await other.database()).selectFrom('searches').select('query').orderBy('at').execute();
    expect(searches.map(({ query }) => query)).toEqual(['quota', 'export', 'panel']);
    const questions = await (await other.database()).selectFrom('questions').select('question').execute();
    expect(questions).toEqual([{ question: QUESTION.question }]);
    await other.close();
  });

  test('a store that is not empty stays as it is', async () => {
    const { file } = await backUp();
    await expect(restoreBackup(await store.database(), file)).rejects.toThrow(
      'The store already has searches, and a backup is restored into an empty one only.',
    );
  });

  test.each([
    [
      'a later version',
      (lines: string[]) => [lines[0]?.replace('[', '["2031-01-01-later",'), ...lines.slice(1)],
      'was made by a later version of this server (2031-01-01-later)',
    ],
    [
      'another program',
      (lines: string[]) => ['{"format":"other"}', ...lines.slice(1)],
      "is not a backup of this server's store",
    ],
    ['a cut file', (lines: string[]) => lines.slice(0, -1), 'is not a whole backup'],
    [
      'a broken line',
      (lines: string[]) => [...lines.slice(0, 2), '{', ...lines.slice(2)],
      'cannot be read as a backup',
    ],
    [
      'an unknown column',
      (lines: string[]) => [lines[0], '["searches",{"colour":1}]', ...lines.slice(1)],
      'A row of searches does not fit',
    ],
    [
      'a text where a number is due',
      (lines: string[]) => lines.map((line) => line.replace('"hits":2', '"hits":"<b>two</b>"')),
      'A row of searches does not fit into the store: hits is "<b>two</b>". Use a backup that was not edited.',
    ],
    [
      'a number where a text is due',
      (lines: string[]) => lines.map((line) => line.replace('"query":"quota"', '"query":7')),
      'A row of searches does not fit into the store: query is 7.',
    ],
  ])('a backup of %s is refused and leaves nothing behind', async (_what, change, reason) => {
    const { file } = await backUp();
    const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
    writeFileSync(file, gzipSync(change(lines).join('\n')));
    const other = await emptyStore();
    const database = await other.database();
    await expect(restoreBackup(database, file)).rejects.toThrow(reason);
    expect(await database.selectFrom('searches').selectAll().execute()).toEqual([]);
    await other.close();
  });

  test('a backup of an earlier version is restored', async () => {
    const { file } = await backUp();
    const text = gunzipSync(readFileSync(file))
      .toString()
      .replace(/,"2026-11-23-readers"[^\]]*\]/, ']')
      .replaceAll(',"reader":null', '')
      .replace(',"feedback":0', '');
    writeFileSync(file, gzipSync(text));
    const other = await emptyStore();
    expect((await restoreBackup(await other.database(), file)).searches).toBe(3);
    await other.close();
  });

  test.skipIf(!existsSync('/dev/full'))('a disk that fills up leaves the backup before as it was', async () => {
    const { file } = await backUp();
    const before = readFileSync(file);
    expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
    symlinkSync('/dev/full', `${file}.partial`);
    await expect(writeBackup(await store.database(), file, NOON)).rejects.toThrow(
      `${file} could not be written: ENOSPC: no space left on device, write. An older backup of that name is as it was.`,
    );
    expect(readFileSync(file)).toEqual(before);
    expect(readdirSync(folder)).toEqual(['store.backup.gz']);
  });

  test('what is older than a day is forgotten', async () => {
    expect(await forgetBefore(store, NOON - 7 * DAY_MS)).toEqual({
      searches: 1,
      events: 0,
      questions: 0,
      citations: 0,
      feedback: 0,
      dayCounts: 0,
    });
    const left = await (await store.database()).selectFrom('searches').select('query').execute();
    expect(left.map(({ query }) => query).sort()).toEqual(['export', 'panel']);
  });

  test('an export names no reader, and no spreadsheet takes a question for a formula', async () => {
    const lines = await Array.fromAsync(csvOf(rowsOf(await store.database(), 'questions')));
    expect(lines).toEqual([
      'id,at,question,outcome,rating\r\n',
      'a1,2026-11-20T12:00:00.000Z,"\'=HYPERLINK(""x""), ""why""?",refused,\r\n',
    ]);
    expect(existsSync(folder)).toBe(true);
  });
});
