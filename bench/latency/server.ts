// Measures how many requests a second the real server answers, and how fast. Needs a built site (SITE_DIR, or ./site).
// Usage: node bench/latency/server.ts [seconds per row, default 5]
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { parsePages } from '@feedback-docs/pages';
import { startServer } from '../startServer.ts';

interface Row {
  name: string;
  path: string;
  connections: number;
  headers?: Record<string, string>;
  /** Requests to send in turn; without any the row fetches its path. */
  requests?: readonly BenchRequest[];
  goal?: { requestsPerSecond?: number; p99: number };
}

/** A search with its body, or an address to fetch. */
interface BenchRequest {
  path: string;
  body?: string;
}

const QUERIES = '/1/indexes/*/queries?x-algolia-application-id=SURVEYDOCS&x-algolia-api-key=public-search-key';

const { SITE_DIR: siteDir = 'site' } = process.env;
const seconds = Number(process.argv[2] ?? 5);
const scratch = mkdtempSync(join(tmpdir(), 'server-bench-'));

const ROWS: Row[] = [
  { name: 'page', path: '/docs/intro', connections: 50, goal: { requestsPerSecond: 1500, p99: 100 } },
  { name: 'page, not modified', path: '/docs/intro', connections: 50, headers: { 'if-none-match': '*' } },
  { name: 'page not found', path: '/docs/survey/radio-buton', connections: 50, headers: { accept: 'text/html' } },
  { name: 'search page', path: '/search?q=survey', connections: 50 },
  {
    name: 'search at every keystroke',
    path: QUERIES,
    connections: 50,
    requests: typedTitles().map(searchRequest),
    goal: { requestsPerSecond: 1000, p99: 50 },
  },
  {
    name: 'pages, result pages and searches in turn',
    path: '/docs',
    connections: 50,
    requests: mixedRequests(),
    goal: { p99: 100 },
  },
  { name: 'health/live', path: '/health/live', connections: 10, goal: { p99: 5 } },
];

const server = await startServer();
try {
  const results = [];
  for (const row of ROWS) results.push(await measure(server.base, row));
  console.table(results);
  console.log(JSON.stringify(results));
  if (results.some(({ reached }) => reached === false)) process.exitCode = 1;
} finally {
  await server.stop();
  rmSync(scratch, { recursive: true });
}

function readPages() {
  return parsePages(JSON.parse(readFileSync(join(siteDir, 'build', 'pages.json'), 'utf8')));
}

/** Every page title as a reader types it, letter by letter. */
function typedTitles(): string[] {
  return readPages().flatMap(({ title }) => Array.from(title, (_, length) => title.slice(0, length + 1)));
}

/** What readers ask for, a third of each: every page, the page of results for every beginning of a title, and the search for it. */
function mixedRequests(): BenchRequest[] {
  const pages = readPages();
  return typedTitles().flatMap((query, at) => [
    { path: pages[at % pages.length]?.url ?? '/' },
    { path: `/search?q=${encodeURIComponent(query)}` },
    searchRequest(query),
  ]);
}

/** The request a search dialog sends. */
function searchRequest(query: string): BenchRequest {
  const request = {
    indexName: 'docs',
    query,
    hitsPerPage: 20,
    attributesToSnippet: ['content:15'],
    clickAnalytics: true,
  };
  return { path: QUERIES, body: JSON.stringify({ requests: [request] }) };
}

async function measure(base: string, { name, path, connections, headers, requests, goal }: Row) {
  const lines = Object.entries({ 'accept-encoding': 'gzip, br', ...headers }).flatMap(([key, value]) => [
    '-H',
    `${key}=${value}`,
  ]);
  if (requests !== undefined) lines.push('--har', writeHar(base, requests));
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

/** The requests as the recording that autocannon plays back in turn. */
function writeHar(base: string, requests: readonly BenchRequest[]): string {
  const entries = requests.map(({ path, body }) => ({
    request: {
      method: body === undefined ? 'GET' : 'POST',
      url: base + path,
      headers: [],
      ...(body === undefined ? {} : { postData: { mimeType: 'text/plain', text: body } }),
    },
  }));
  const path = join(scratch, 'requests.har');
  writeFileSync(path, JSON.stringify({ log: { entries } }));
  return path;
}

function describeGoal({ requestsPerSecond, p99 }: NonNullable<Row['goal']>): string {
  return `${requestsPerSecond === undefined ? '' : `≥ ${requestsPerSecond}/s, `}p99 ≤ ${p99} ms`;
}
