// What an owner does with the store: npm run backup -- FILE, restore -- FILE, export -- TABLE, forget -- --before DATE.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { createStore, type Store, StoreError } from '../store/createStore.ts';
import { SQLITE_FILE } from '../store/openSqlite.ts';
import { BACKUP_TABLES, BackupError, isBackupTable, type RowCounts } from './backupFormat.ts';
import { csvOf } from './csvOf.ts';
import { forgetBefore } from './forgetBefore.ts';
import { restoreBackup } from './restoreBackup.ts';
import { rowsOf, writeBackup } from './writeBackup.ts';

const USAGE =
  'Use: npm run backup -- FILE, npm run restore -- FILE, npm run export -- TABLE, or npm run forget -- --before 2026-01-31';

type Command = (store: Store, options: { argument: string; before: string }) => Promise<string>;

const COMMANDS: Readonly<Record<string, Command>> = {
  async backup(store, { argument }) {
    if (argument === '') throw new BackupError('Name the file to write: npm run backup -- store.backup.gz');
    return `Wrote ${argument}: ${counted(await writeBackup(await store.database(), argument, Date.now()))}.`;
  },
  async restore(store, { argument }) {
    if (!existsSync(argument))
      throw new BackupError(`There is no file "${argument}". Name the backup: npm run restore -- store.backup.gz`);
    return `Restored ${counted(await restoreBackup(await store.database(), argument))}.`;
  },
  async export(store, { argument }) {
    if (!isBackupTable(argument))
      throw new BackupError(
        `Name one of ${BACKUP_TABLES.join(', ')}: npm run --silent export -- questions > questions.csv`,
      );
    await pipeline(Readable.from(csvOf(rowsOf(await store.database(), argument))), process.stdout, { end: false });
    return '';
  },
  async forget(store, { before }) {
    const time = Date.parse(before);
    // A day that no month has would be read as one of the next month.
    if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== before)
      throw new BackupError(`--before is "${before}", but it must be a day such as 2026-01-31.`);
    return `Removed what is older than ${before}: ${counted(await forgetBefore(store, time))}.`;
  },
};

try {
  const [name = '', ...rest] = process.argv.slice(2);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) throw new BackupError(USAGE);
  const { values, positionals } = parseArgs({
    args: rest,
    options: { before: { type: 'string', default: '' } },
    allowPositionals: true,
  });
  const message = await withStore(name, (store) =>
    command(store, { argument: positionals[0] ?? '', before: values.before }),
  );
  if (message !== '') console.log(message);
} catch (error) {
  // Errors of the file system carry a code and say which file.
  if (
    !(error instanceof BackupError || error instanceof StoreError || error instanceof TypeError || isSystemError(error))
  )
    throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function withStore(name: string, use: (store: Store) => Promise<string>): Promise<string> {
  const { DATA_DIR, DATABASE_URL } = process.env;
  const dataDir = DATA_DIR?.trim() || 'data';
  const databaseUrl = DATABASE_URL?.trim() ?? '';
  if (name !== 'restore' && databaseUrl === '' && !existsSync(join(dataDir, SQLITE_FILE)))
    throw new StoreError(`Nothing is kept in ${dataDir} yet. Start the server, or set DATA_DIR to its folder.`);
  const store = createStore({ dataDir, databaseUrl });
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}

function counted(counts: RowCounts): string {
  return Object.entries(counts)
    .map(([table, count]) => `${count} ${table}`)
    .join(', ');
}

function isSystemError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('E');
}
