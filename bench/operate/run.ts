// npm run bench:operate: makes the container's folder by the steps of the Dockerfile, without an engine, and starts the server in it on one core.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stageCommands } from './stageCommands.ts';

const SECONDS = 5;
/** Compressed size of gcr.io/distroless/nodejs24-debian13 that is assumed, in MB: no engine is here to pull it. */
const BASE_MB = 55;
const GOALS = { compressedMb: 130, readyS: 3, memoryMb: 512 } as const;
/** Of each, readers with a connection of their own who ask one after the other. */
const READERS = 50;

/** What the load generator reports. */
interface Load {
  readonly requests: { readonly average: number };
  readonly errors: number;
  readonly non2xx: number;
}

const image = mkdtempSync(join(tmpdir(), 'image-'));
const data = mkdtempSync(join(tmpdir(), 'image-data-'));

try {
  for (const command of stageCommands(readFileSync('Dockerfile', 'utf8'), 'modules')) {
    if (command.kind === 'run') execFileSync('sh', ['-c', command.text.replace('mkdir /data', 'true')], { cwd: image });
    else
      for (const from of command.from) cpSync(from, join(image, command.to(from)), { recursive: true, filter: isSent });
  }
  for (const folder of ['site/build', 'site/server-data']) cpSync(folder, join(image, folder), { recursive: true });
  const size = Number(execFileSync('sh', ['-c', 'tar cf - . | gzip -6 | wc -c'], { cwd: image }));
  const compressedMb = Math.round(size / 1e6) + BASE_MB;
  const server = await start();
  const atRestMb = memoryOf(server.pid, 'VmRSS');
  const autocannon = ['node_modules/autocannon/autocannon.js', '-j', '-c', `${READERS}`, '-d', `${SECONDS}`];
  const load = execFileSync(process.execPath, [...autocannon, `${server.base}/docs/intro`], { stdio: 'pipe' });
  const { requests, errors, non2xx } = JSON.parse(String(load)) as Load;
  const result = {
    compressedMb,
    readyS: server.readyS,
    atRestMb,
    memoryMb: memoryOf(server.pid, 'VmHWM'),
    pagesPerSecond: Math.round(requests.average),
    failed: errors + non2xx,
  };
  await server.stop();
  console.table(result);
  mkdirSync('.cache/results', { recursive: true });
  writeFileSync('.cache/results/operate.json', JSON.stringify(result, null, 2));
  const missed = Object.entries(GOALS).filter(([name, most]) => result[name as keyof typeof GOALS] > most);
  for (const [name, most] of missed) console.error(`${name} is above its limit of ${most}.`);
  process.exitCode = missed.length + result.failed > 0 ? 1 : 0;
} finally {
  for (const folder of [image, data]) rmSync(folder, { recursive: true, force: true });
}

/** What `.dockerignore` keeps out of every stage. */
function isSent(path: string): boolean {
  return !path.includes('node_modules');
}

async function start() {
  const before = performance.now();
  const server = spawn('taskset', ['-c', '0', process.execPath, 'packages/server/src/main.ts'], {
    cwd: image,
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: data, LIMIT_THIS_MACHINE: 'false' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  let output = '';
  server.stdout.on('data', (part: Buffer) => {
    if (!output.includes('Ready: ')) output += part;
  });
  while (!output.includes('Ready: ')) {
    await Promise.race([once(server.stdout, 'data'), ended]);
    if (server.exitCode !== null) throw new Error(`The server ended: ${output}`);
  }
  return {
    pid: server.pid ?? 0,
    base: /Listening on (http:[^"]+)/.exec(output)?.[1] ?? '',
    readyS: Math.round((performance.now() - before) / 100) / 10,
    async stop() {
      server.kill('SIGTERM');
      await ended;
    },
  };
}

function memoryOf(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const [, kib = 'NaN'] = new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kib) / 1024);
}
