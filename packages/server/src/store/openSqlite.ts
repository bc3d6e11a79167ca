import { chmodSync, closeSync, existsSync, mkdirSync, openSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import type { Tables } from './Tables.ts';

/** A database that is open, and how to take deleted rows out of its files. */
export interface OpenStore {
  readonly database: Kysely<Tables>;
  purge(): void;
}

/** The file in the data folder. */
export const SQLITE_FILE = 'store.sqlite';
/** Its name when it held search events only. */
const FORMER_FILE = 'events.sqlite';
/** Statements run on the thread that serves readers, so a lock held by another program is waited for this long only. */
const BUSY_MS = 50;

/** Statements kept for the next time; those of the server are fewer. */
const MAX_PREPARED = 100;

/** What readers asked is for the user of the server alone. */
const OWNER_ONLY = { folder: 0o700, file: 0o600 };
/** Free pages given back at once, of 4 KiB: more would keep readers waiting, and the next time takes the rest. */
const MAX_FREED_PAGES = 2000;
const INCREMENTAL_VACUUM = 2;

/** Opens the built-in database in a folder, which is made when missing. Throws what the file system or SQLite says. */
export function openSqlite(dataDir: string): OpenStore {
  mkdirSync(dataDir, { recursive: true, mode: OWNER_ONLY.folder });
  takeOver(dataDir);
  closeToOthers(join(dataDir, SQLITE_FILE));
  const database = new DatabaseSync(join(dataDir, SQLITE_FILE), { timeout: BUSY_MS });
  // Deleted rows are overwritten with zeros, and their pages can be given back.
  database.exec(`PRAGMA auto_vacuum = ${INCREMENTAL_VACUUM}; PRAGMA secure_delete = ON;`);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
  let isRewritten = database.prepare('PRAGMA auto_vacuum').get()?.['auto_vacuum'] === INCREMENTAL_VACUUM;

  function purge(): void {
    // A file of the time before still holds what was deleted from it: once it is written from the beginning.
    if (!isRewritten) isRewritten = attempt(() => database.exec('VACUUM'));
    attempt(() => database.exec(`PRAGMA incremental_vacuum(${MAX_FREED_PAGES}); PRAGMA wal_checkpoint(TRUNCATE);`));
  }
  return { database: new Kysely<Tables>({ dialect: new TransactionalDialect({ database: adapt(database) }) }), purge };
}

/** SQLite takes changes of tables back with their transaction, so that a migration that fails leaves nothing behind. */
class TransactionalDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Gives the file and its logs to the owner alone; those SQLite makes later take the mode of the file. */
function closeToOthers(file: string): void {
  closeSync(openSync(file, 'a', OWNER_ONLY.file));
  for (const ending of ['', '-wal', '-shm']) {
    // A file that belongs to another user keeps the mode that user gave it.
    if (existsSync(file + ending)) attempt(() => chmodSync(file + ending, OWNER_ONLY.file));
  }
}

/** False when it fails, as it does while another program reads or writes the file; the next time is within the hour. */
function attempt(action: () => void): boolean {
  try {
    action();
    return true;
  } catch {
    return false;
  }
}

/** A file under the former name, with its log of a crash if there is one, becomes today's. */
function takeOver(dataDir: string): void {
  if (existsSync(join(dataDir, SQLITE_FILE)) || !existsSync(join(dataDir, FORMER_FILE))) return;
  for (const ending of ['-wal', '']) {
    const former = join(dataDir, `${FORMER_FILE}${ending}`);
    if (existsSync(former)) renameSync(former, join(dataDir, `${SQLITE_FILE}${ending}`));
  }
}

/** Node's SQLite in the form the query builder expects. */
function adapt(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = prepared.get(sql) ?? prepare(sql);
      if (prepared.size < MAX_PREPARED) prepared.set(sql, known);
      return known;
    },
  };

  function prepare(sql: string): SqliteStatement {
    const statement = database.prepare(sql);
    return {
      reader: statement.columns().length > 0,
      all: (values) => statement.all(...values.map(toInput)),
      run: (values) => statement.run(...values.map(toInput)),
      iterate: (values) => statement.iterate(...values.map(toInput)),
    };
  }
}

function toInput(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value;
  throw new TypeError(`SQLite takes texts, numbers and null here, and it got ${typeof value}.`);
}
