import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import type { StorePlace } from '../src/store/createStore.ts';
import { SQLITE_FILE } from '../src/store/openSqlite.ts';
import { type Postgres, startPostgres } from './startPostgres.ts';

/** A kind of database that every test of the store runs against. */
export interface StoreKind {
  readonly name: string;
  start(): Promise<void>;
  /** An empty place of its own. */
  place(): Promise<StorePlace>;
  /** Keeps others from writing, as a backup or a repair does, until the given function is called. */
  lock(place: StorePlace): Promise<() => Promise<void>>;
  stop(): Promise<void>;
}

/** Both databases the server knows: its own SQLite, and a real PostgreSQL. */
export function storeKinds(): StoreKind[] {
  const folders: string[] = [];
  let postgres: Postgres | undefined;
  return [
    {
      name: 'SQLite',
      start: async () => undefined,
      async place() {
        const dataDir = mkdtempSync(join(tmpdir(), 'store-'));
        folders.push(dataDir);
        return { dataDir, databaseUrl: '' };
      },
      async lock({ dataDir }) {
        const other = new DatabaseSync(join(dataDir, SQLITE_FILE));
        other.exec('BEGIN IMMEDIATE');
        return async () => {
          other.exec('ROLLBACK');
          other.close();
        };
      },
      async stop() {
        for (const folder of folders) rmSync(folder, { recursive: true });
      },
    },
    {
      name: 'PostgreSQL',
      async start() {
        postgres = await startPostgres();
      },
      place: async () => ({ dataDir: '', databaseUrl: (await postgres?.createDatabase()) ?? '' }),
      async lock({ databaseUrl }) {
        const other = new Client({ connectionString: databaseUrl });
        await other.connect();
        await other.query('begin; lock table questions in access exclusive mode');
        return async () => {
          await other.query('rollback');
          await other.end();
        };
      },
      stop: async () => postgres?.stop(),
    },
  ];
}
