import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Kysely } from 'kysely';
import { DAY_MS } from '../durations.ts';
import { migrations } from '../store/migrations.ts';
import type { Tables } from '../store/Tables.ts';
import {
  BACKUP_FORMAT,
  BACKUP_TABLES,
  BackupError,
  type BackupHead,
  type BackupTable,
  noRows,
  type RowCounts,
} from './backupFormat.ts';

const OWNER_ONLY = 0o600;

/**
 * Writes a backup of the store, as it is at one moment, to a file that is there only once it is whole. The server may go on meanwhile.
 * Rejects with a BackupError where the file cannot be written, as on a full disk, and leaves a file of that name as it was.
 */
export async function writeBackup(database: Kysely<Tables>, file: string, now: number): Promise<RowCounts> {
  const partial = `${file}.partial`;
  const counts = noRows();
  try {
    await database
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((snapshot) =>
        pipeline(
          Readable.from(backupLines(snapshot, counts, now)),
          createGzip(),
          createWriteStream(partial, { mode: OWNER_ONLY }),
        ),
      );
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    // Only errors of the file system have a system call.
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    throw new BackupError(
      `${file} could not be written: ${error.message}. An older backup of that name is as it was. Make room or name another folder, and back up again.`,
    );
  }
  return counts;
}

async function* backupLines(database: Kysely<Tables>, counts: RowCounts, now: number): AsyncGenerator<string> {
  const head: BackupHead = {
    format: BACKUP_FORMAT,
    migrations: Object.keys(migrations),
    at: new Date(now).toISOString(),
  };
  yield `${JSON.stringify(head)}\n`;
  for (const table of BACKUP_TABLES) {
    for await (const row of rowsOf(database, table)) {
      counts[table]++;
      yield `${JSON.stringify([table, row])}\n`;
    }
  }
  yield `${JSON.stringify({ rows: counts })}\n`;
}

/** All rows of a table, the oldest first, read a day at a time. */
export async function* rowsOf(
  database: Kysely<Tables>,
  table: BackupTable,
): AsyncGenerator<Readonly<Record<string, unknown>>> {
  const { first, last } = await database
    .selectFrom(table)
    .select(({ fn }) => [fn.min('at').as('first'), fn.max('at').as('last')])
    .executeTakeFirstOrThrow();
  if (first === null || last === null) return;
  for (let from = Number(first); from <= Number(last); from += DAY_MS) {
    const rows = await database
      .selectFrom(table)
      .selectAll()
      .where('at', '>=', from)
      .where('at', '<', from + DAY_MS)
      .orderBy('at')
      .execute();
    yield* rows;
  }
}
