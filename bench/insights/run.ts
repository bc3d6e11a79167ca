// npm run bench:insights: how long the owner's page takes for 90 days with a million rows, on SQLite and PostgreSQL.
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StorePlace } from '../../packages/server/src/store/createStore.ts';
import { startPostgres } from '../../packages/server/test/startPostgres.ts';
import { writeResults } from '../results.ts';
import { startServer } from '../startServer.ts';
import { percentile } from '../statistics.ts';
import { ROWS, seedStore } from './seedStore.ts';

const TOKEN = 'a-token-of-the-bench-with-enough-characters';
const LOOKS = 40;
const LIMIT_MS = 300;

const dataDir = mkdtempSync(join(tmpdir(), 'insights-'));
const postgres = await startPostgres();
try {
  const results = {
    SQLite: await measure({ dataDir, databaseUrl: '' }),
    PostgreSQL: await measure({ dataDir: '', databaseUrl: await postgres.createDatabase() }),
  };
  const rows = Object.values(ROWS).reduce((sum, count) => sum + count, 0);
  console.log(`${rows} rows of 90 days, ${LOOKS} looks one after the other, ${cpus().length} cores; milliseconds`);
  console.table(results);
  writeResults('insights', results);
  for (const [name, { p95 }] of Object.entries(results)) {
    if (p95 <= LIMIT_MS) continue;
    console.error(`/insights takes ${p95} ms on ${name}, and the limit is ${LIMIT_MS}.`);
    process.exitCode = 1;
  }
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true });
}

async function measure({ dataDir, databaseUrl }: StorePlace) {
  await seedStore({ dataDir, databaseUrl }, Date.now());
  const settings = {
    INSIGHTS_TOKEN: TOKEN,
    DATABASE_URL: databaseUrl,
    ...(dataDir === '' ? {} : { DATA_DIR: dataDir }),
  };
  const first = await startServer(settings);
  // Sums up the days, which the server began with when it was ready.
  const firstEver = await look(first.base, await signIn(first.base));
  await first.stop();
  const server = await startServer(settings);
  const cookie = await signIn(server.base);
  const afterStart = await look(server.base, cookie);
  const times: number[] = [];
  for (let number = 0; number < LOOKS; number++) times.push(await look(server.base, cookie));
  await server.stop();
  const [p50, p95] = [percentile(times, 50), percentile(times, 95)];
  return { 'first ever': firstEver, 'first after a start': afterStart, p50, p95 };
}

async function signIn(base: string): Promise<string> {
  const body = new URLSearchParams({ token: TOKEN });
  const { headers } = await fetch(`${base}/insights`, { method: 'POST', body, redirect: 'manual' });
  return headers.get('set-cookie')?.split(';')[0] ?? '';
}

async function look(base: string, cookie: string): Promise<number> {
  const before = performance.now();
  const answer = await fetch(`${base}/insights?period=quarter`, { headers: { cookie } });
  const page = await answer.text();
  if (!page.includes('What readers look for')) throw new Error(`/insights answered ${answer.status}: ${page}`);
  return Math.round(performance.now() - before);
}
