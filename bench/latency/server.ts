// Measures how many requests a second the real server answers, and how fast. Needs a built site (SITE_DIR, or ./site).
// Usage: node bench/latency/server.ts [seconds per row, default 5]
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePages } from '@feedback-docs/pages';
import { type LoadRequest, putUnderLoad } from '../putUnderLoad.ts';
import { startServer } from '../startServer.ts';

interface Row {
  readonly name: string;
  /** Sent in turn. */
  readonly requests: readonly LoadRequest[];
  readonly connections?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly goal?: { readonly perSecond?: number; readonly p99: number };
}

const QUERIES = '/1/indexes/*/queries?x-algolia-application-id=SURVEYDOCS&x-algolia-api-key=public-search-key';

const { SITE_DIR: siteDir = 'site' } = process.env;
const seconds = Number(process.argv[2] ?? 5);
const pages = parsePages(JSON.parse(readFileSync(join(siteDir, 'build', 'pages.json'), 'utf8')));
/** Every page title as a reader types it, letter by letter. */
const typed = pages.flatMap(({ title }) => Array.from(title, (_, length) => title.slice(0, length + 1)));
/** What readers ask for, a third of each: every page, the page of results for every beginning of a title, and the search for it. */
const mixed = typed.flatMap((query, at) => [
  { path: pages[at % pages.length]?.url ?? '/' },
  { path: `/search?q=${encodeURIComponent(query)}` },
  searchRequest(query),
]);

const ROWS: readonly Row[] = [
  { name: 'page', requests: [{ path: '/docs/intro' }], goal: { perSecond: 1500, p99: 100 } },
  { name: 'page, not modified', requests: [{ path: '/docs/intro' }], headers: { 'if-none-match': '*' } },
  { name: 'page not found', requests: [{ path: '/docs/survey/radio-buton' }], headers: { accept: 'text/html' } },
  { name: 'search page', requests: [{ path: '/search?q=survey' }] },
  { name: 'search at every keystroke', requests: typed.map(searchRequest), goal: { perSecond: 1000, p99: 50 } },
  { name: 'pages, result pages and searches in turn', requests: mixed, goal: { p99: 100 } },
  { name: 'health/live', requests: [{ path: '/health/live' }], connections: 10, goal: { p99: 5 } },
];

const server = await startServer();
try {
  const results = [];
  for (const row of ROWS) results.push(await measure(row));
  console.table(results);
  console.log(JSON.stringify(results));
  if (results.some((row) => 'reached' in row && !row.reached)) process.exitCode = 1;
} finally {
  await server.stop();
}

/** The request a search dialog sends. */
function searchRequest(query: string): LoadRequest {
  const search = {
    indexName: 'docs',
    query,
    hitsPerPage: 20,
    attributesToSnippet: ['content:15'],
    clickAnalytics: true,
  };
  return { path: QUERIES, body: JSON.stringify({ requests: [search] }) };
}

async function measure({ name, requests, connections = 50, headers = {}, goal }: Row) {
  const { perSecond, p50, p99, failures } = await putUnderLoad(server.base, requests, {
    connections,
    seconds,
    headers,
  });
  const figures = { name, connections, requestsPerSecond: perSecond, p50, p99, failures };
  if (goal === undefined) return figures;
  const reached = perSecond >= (goal.perSecond ?? 0) && p99 <= goal.p99 && failures === 0;
  const least = goal.perSecond === undefined ? '' : `≥ ${goal.perSecond}/s, `;
  return { ...figures, goal: `${least}p99 ≤ ${goal.p99} ms`, reached };
}
