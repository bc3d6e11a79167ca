// Measures how many requests a second the real server answers, and how fast. Needs a built site (SITE_DIR, or ./site).
// Usage: node bench/latency/server.ts [seconds per row, default 5]
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

interface Row {
  name: string;
  path: string;
  connections: number;
  headers?: Record<string, string>;
  goal?: { requestsPerSecond?: number; p99: number };
}

const ROWS: Row[] = [
  { name: 'page', path: '/docs/intro', connections: 50, goal: { requestsPerSecond: 1500, p99: 100 } },
  { name: 'page, not modified', path: '/docs/intro', connections: 50, headers: { 'if-none-match': '*' } },
  { name: 'page not found', path: '/docs/survey/radio-buton', connections: 50, headers: { accept: 'text/html' } },
  { name: 'search page', path: '/search?q=survey', connections: 50 },
  { name: 'health/live', path: '/health/live', connections: 10, goal: { p99: 5 } },
];
const seconds = Number(process.argv[2] ?? 5);

const server = spawn(process.execPath, ['packages/server/src/main.ts'], {
  env: { ...process.env, PORT: '0', HOST: '127.0.0.1', SHUTDOWN_DELAY_MS: '0' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  const base = await waitUntilReady();
  const results = [];
  for (const row of ROWS) results.push(await measure(base, row));
  console.table(results);
  console.log(JSON.stringify(results));
  if (results.some(({ reached }) => reached === false)) process.exitCode = 1;
} finally {
  server.kill('SIGTERM');
}

async function waitUntilReady(): Promise<string> {
  let output = '';
  server.stdout.on('data', (chunk: Buffer) => {
    if (!output.includes('Ready: ')) output += chunk;
  });
  const ended = once(server, 'exit').then(() => Promise.reject(new Error('The server did not start; see above.')));
  while (!output.includes('Ready: ')) await Promise.race([once(server.stdout, 'data'), ended]);
  ended.catch(() => undefined);
  return /Listening on (http:[^"]+)/.exec(output)?.[1] ?? '';
}

async function measure(base: string, { name, path, connections, headers, goal }: Row) {
  const lines = Object.entries({ 'accept-encoding': 'gzip, br', ...headers }).flatMap(([key, value]) => [
    '-H',
    `${key}=${value}`,
  ]);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      fileURLToPath(import.meta.resolve('autocannon')),
      '-j',
      '-c',
      `${connections}`,
      '-d',
      `${seconds}`,
      ...lines,
      base + path,
    ],
    { maxBuffer: 10_000_000 },
  );
  const result: {
    requests: { average: number };
    latency: { p50: number; p99: number };
    errors: number;
    '5xx': number;
  } = JSON.parse(stdout);
  const requestsPerSecond = Math.round(result.requests.average);
  const { p50, p99 } = result.latency;
  const failures = result.errors + result['5xx'];
  const reached = goal && requestsPerSecond >= (goal.requestsPerSecond ?? 0) && p99 <= goal.p99 && failures === 0;
  return {
    name,
    connections,
    requestsPerSecond,
    p50,
    p99,
    failures,
    ...(goal && { goal: describeGoal(goal), reached }),
  };
}

function describeGoal({ requestsPerSecond, p99 }: NonNullable<Row['goal']>): string {
  return `${requestsPerSecond === undefined ? '' : `≥ ${requestsPerSecond}/s, `}p99 ≤ ${p99} ms`;
}
