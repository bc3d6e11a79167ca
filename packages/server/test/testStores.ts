import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StorePlace } from '../src/store/createStore.ts';
import { type Postgres, startPostgres } from './startPostgres.ts';

/** A kind of database that every test of the store runs against. */
export interface StoreKind {
  readonly name: string;
  start(): Promise<void>;
  /** An empty place of its own. */
  place(): Promise<StorePlace>;
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
      stop: async () => postgres?.stop(),
    },
  ];
}
