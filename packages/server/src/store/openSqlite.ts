import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import type { Tables } from './Tables.ts';

/** The file in the data folder. */
export const SQLITE_FILE = 'store.sqlite';
/** Its name when it held search events only. */
const FORMER_FILE = 'events.sqlite';
/** Statements run on the thread that serves readers, so a lock held by another program is waited for this long only. */
const BUSY_MS = 50;

/** Statements kept for the next time; those of the server are fewer. */
const MAX_PREPARED = 100;

/** Opens the built-in database in a folder, which is made when missing. Throws what the file system or SQLite says. */
export function openSqlite(dataDir: string): Kysely<Tables> {
  mkdirSync(dataDir, { recursive: true });
  takeOver(dataDir);
  const database = new DatabaseSync(join(dataDir, SQLITE_FILE), { timeout: BUSY_MS });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: adapt(database) }) });
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
