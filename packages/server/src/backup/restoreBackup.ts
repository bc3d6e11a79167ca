import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type { Kysely, Transaction } from 'kysely';
import { migrations } from '../store/migrations.ts';
import type { Tables } from '../store/Tables.ts';
import {
  BACKUP_FORMAT,
  BACKUP_TABLES,
  BackupError,
  type BackupTable,
  isBackupTable,
  noRows,
  type RowCounts,
} from './backupFormat.ts';

/** Rows of one statement; databases take a limited number of values at once. */
const BATCH = 500;

type Row = Readonly<Record<string, unknown>>;

/**
 * Puts the rows of a backup into a store that has none, all of them or, when anything is wrong, not one. Backups of earlier versions are
 * read as well. Rejects with a BackupError for a store that is not empty and for a file that is cut, foreign or of a later version.
 */
export async function restoreBackup(database: Kysely<Tables>, file: string): Promise<RowCounts> {
  const isText = await readColumns(database);
  return database.transaction().execute(async (transaction) => {
    await requireEmpty(transaction);
    const counts = noRows();
    let promised: unknown;
    let batch: { table: BackupTable; rows: Row[] } = { table: 'searches', rows: [] };
    const flush = async () => {
      if (batch.rows.length > 0) await insert(transaction, batch.table, batch.rows, isText);
      batch = { ...batch, rows: [] };
    };
    for await (const { number, value } of readLines(file)) {
      if (number === 1) requireKnown(value, file);
      else if (Array.isArray(value) && isBackupTable(value[0])) {
        const [table, row] = value as [BackupTable, Row];
        if (table !== batch.table || batch.rows.length === BATCH) await flush();
        if (batch.table !== table) batch = { table, rows: [] };
        batch.rows.push(row);
        counts[table]++;
      } else promised = (value as { rows?: unknown } | null)?.rows;
    }
    await flush();
    if (!isSameCounts(promised, counts)) {
      throw new BackupError(
        `${file} is not a whole backup: its last line is missing or counts other rows. Use another one.`,
      );
    }
    return counts;
  });
}

/** Whether the last line counts what was read; an earlier version's names fewer tables. */
function isSameCounts(promised: unknown, counts: RowCounts): boolean {
  if (typeof promised !== 'object' || promised === null) return false;
  return JSON.stringify({ ...noRows(), ...promised }) === JSON.stringify(counts);
}

async function* readLines(file: string): AsyncGenerator<{ number: number; value: unknown }> {
  const source = createReadStream(file);
  const unzipped = createGunzip();
  source.on('error', (error) => unzipped.destroy(error));
  let number = 0;
  try {
    for await (const line of createInterface({ input: source.pipe(unzipped) })) {
      yield { number: ++number, value: JSON.parse(line) as unknown };
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupError(`${file} cannot be read as a backup: ${reason}. Use one that npm run backup wrote.`);
  } finally {
    source.destroy();
  }
}

async function requireEmpty(database: Kysely<Tables>): Promise<void> {
  for (const table of BACKUP_TABLES) {
    const row = await database.selectFrom(table).select('at').limit(1).executeTakeFirst();
    if (row !== undefined) {
      throw new BackupError(
        `The store already has ${table}, and a backup is restored into an empty one only. Set DATA_DIR or DATABASE_URL to a new place.`,
      );
    }
  }
}

function requireKnown(value: unknown, file: string): void {
  const head = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  if (head['format'] !== BACKUP_FORMAT || !Array.isArray(head['migrations'])) {
    throw new BackupError(`${file} is not a backup of this server's store. Use one that npm run backup wrote.`);
  }
  const unknown = head['migrations'].filter((name) => typeof name !== 'string' || !Object.hasOwn(migrations, name));
  if (unknown.length > 0) {
    throw new BackupError(
      `${file} was made by a later version of this server (${unknown.join(', ')}). Restore it with that version.`,
    );
  }
}

/** Whether each column of each table holds a text; the others hold whole numbers. */
async function readColumns(database: Kysely<Tables>): Promise<ReadonlyMap<string, boolean>> {
  const tables = await database.introspection.getTables();
  return new Map(
    tables.flatMap(({ name: table, columns }) =>
      columns.map(({ name, dataType }) => [`${table}.${name}`, dataType.toLowerCase() === 'text'] as const),
    ),
  );
}

async function insert(
  database: Transaction<Tables>,
  table: BackupTable,
  rows: readonly Row[],
  isText: ReadonlyMap<string, boolean>,
): Promise<void> {
  try {
    for (const [column, value] of rows.flatMap(Object.entries<unknown>)) {
      const wantsText = isText.get(`${table}.${column}`);
      // SQLite keeps whatever it is given, also a text where a number is due.
      if (value !== null && (wantsText ? typeof value !== 'string' : !Number.isSafeInteger(value)))
        throw new TypeError(`${column} is ${JSON.stringify(value)}`);
    }
    // A column that is missing has its default; one that is unknown is refused by the database.
    await database
      .insertInto(table)
      .values(rows as never)
      .execute();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupError(
      `A row of ${table} does not fit into the store: ${reason}. Use a backup that was not edited.`,
    );
  }
}
