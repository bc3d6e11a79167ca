import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations.ts';
import { newerMigrations } from './newerMigrations.ts';
import { type OpenStore, openSqlite, SQLITE_FILE } from './openSqlite.ts';
import type { Tables } from './Tables.ts';

/** Where the server keeps what it remembers: PostgreSQL when there is an address, else a SQLite file in the folder. */
export interface StorePlace {
  readonly dataDir: string;
  readonly databaseUrl: string;
}

/** The one store of the server. */
export interface Store {
  /** The open database with today's tables. Rejects with a StoreError while it cannot be used; asking again later tries again. */
  database(): Promise<Kysely<Tables>>;
  /**
   * Takes what was deleted out of the files, as far as they are ours: overwritten, the log emptied, the file shortened. PostgreSQL does
   * that on its own schedule.
   */
  purge(): Promise<void>;
  close(): Promise<void>;
}

/** Thrown while the store cannot be opened; the message says which place and what to do. */
export class StoreError extends Error {}

/** A failed opening is not tried again within this time. */
const PAUSE_MS = 2000;
/** Another server that brings the store up to date is waited for this often and this long. */
const LOCK_TRIES = 25;
const LOCK_PAUSE_MS = 200;
/** PostgreSQL: a lock that could not be had, and a statement that waited for one for too long. */
const LOCK_CODES = ['55P03', '57014'];
const SQLITE_BUSY = 5;

/** A store that opens with the first use. `onError` is called for broken connections; the address, which may hold a password, is in no message. */
export function createStore(place: StorePlace, onError: (error: Error) => void = () => undefined): Store {
  let opening: Promise<OpenStore> | undefined;
  let failedAt = Number.NEGATIVE_INFINITY;
  let failure: unknown;

  function opened(): Promise<OpenStore> {
    if (opening !== undefined) return opening;
    if (Date.now() - failedAt < PAUSE_MS) return Promise.reject(failure);
    opening = open(place, onError).catch((error: unknown) => {
      opening = undefined;
      failedAt = Date.now();
      failure = error;
      throw error;
    });
    return opening;
  }

  return {
    database: async () => (await opened()).database,
    purge: async () => (await opened()).purge(),
    async close() {
      const store = await opening?.catch(() => undefined);
      opening = undefined;
      await store?.database.destroy();
    },
  };
}

async function open({ dataDir, databaseUrl }: StorePlace, onError: (error: Error) => void): Promise<OpenStore> {
  let store: OpenStore | undefined;
  try {
    store =
      databaseUrl === ''
        ? openSqlite(dataDir)
        : { database: await openDatabaseAt(databaseUrl, onError), purge: () => undefined };
    for (let tries = 1; ; tries++) {
      const error = await migrate(store.database);
      if (error === undefined) return store;
      if (tries === LOCK_TRIES || !isLocked(error)) throw error;
      await delay(LOCK_PAUSE_MS);
    }
  } catch (error) {
    await store?.database.destroy().catch(() => undefined);
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new StoreError(
      databaseUrl === ''
        ? `Nothing can be kept in ${dataDir}/${SQLITE_FILE}: ${reason}. Set DATA_DIR to a folder this user may write, or move the file away.`
        : `Nothing can be kept in the database of DATABASE_URL: ${reason}. Check its address, its password and that it runs.`,
    );
  }
}

async function openDatabaseAt(databaseUrl: string, onError: (error: Error) => void): Promise<Kysely<Tables>> {
  // Imported here, so that a server with SQLite does not load the driver.
  const { openPostgres } = await import('./openPostgres.ts');
  return openPostgres(databaseUrl, onError);
}

/** Brings the tables up to date, all steps or none; resolves to why it could not. */
async function migrate(database: Kysely<Tables>): Promise<unknown> {
  const all = { ...migrations, ...(await newerMigrations(database.withTables<never>(), migrations)) };
  // After a roll-back an earlier version's own next step may come after one of a later version.
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => all },
    allowUnorderedMigrations: true,
  });
  return (await migrator.migrateToLatest()).error;
}

function isLocked(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const sqlite: unknown = Reflect.get(error, 'errcode');
  return (
    (typeof sqlite === 'number' && (sqlite & 0xff) === SQLITE_BUSY) || LOCK_CODES.includes(Reflect.get(error, 'code'))
  );
}
