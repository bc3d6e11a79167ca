// Measures how fast the real server answers 20 agents at once: MCP in both protocols, and the Markdown of pages. Needs a built
// site (SITE_DIR, or ./site).
// Usage: node bench/agents/load.ts [seconds per row, default 5]
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownPath, parsePages } from '@feedback-docs/pages';
import { readQuestions } from '../answers/GoldQuestion.ts';
import { untilAtRest } from '../processUse.ts';
import { createReader, type Sent } from '../reader.ts';
import { markdownTable } from '../results.ts';
import { startServer } from '../startServer.ts';
import { percentile, rounded } from '../statistics.ts';

interface Row {
  readonly name: string;
  /** Milliseconds that 95 of 100 answers take at most. */
  readonly goal: number;
  /** What the nth request sends. */
  readonly send: (n: number) => Sent & { readonly path: string };
}

const CLIENTS = 20;
/** Requests of each kind before those that count: a server in use has compiled what they need. */
const WARM_UP = 4000;
const MODERN = '2026-07-28';
const LEGACY = '2025-11-25';
/** What an answer says that is one by its status only. */
const FAULT = /"isError":true|^\{"error"/;

const seconds = Number(process.argv[2] ?? 5);
const { SITE_DIR: siteDir = 'site' } = process.env;
const pages = parsePages(JSON.parse(readFileSync(join(siteDir, 'build', 'pages.json'), 'utf8')));
const questions = readQuestions('bench/answers/development.json').flatMap(({ turns }) => turns);
const titleOf = (n: number) => pages[n % pages.length]?.title ?? '';

const ROWS: Row[] = [MODERN, LEGACY].flatMap((protocol): Row[] => [
  { name: `tools/list, ${protocol}`, goal: 10, send: (n) => message(protocol, n, 'tools/list', {}) },
  { name: `search_docs, ${protocol}`, goal: 30, send: (n) => call(protocol, n, 'search_docs', { query: titleOf(n) }) },
  {
    name: `ask_docs, ${protocol}`,
    goal: 300,
    send: (n) => call(protocol, n, 'ask_docs', { question: questions[n % questions.length] }),
  },
]);
ROWS.push({
  name: 'Markdown of pages',
  goal: 20,
  send: (n) => ({ path: encodeURI(markdownPath(pages[n % pages.length]?.url ?? '/')) }),
});

const server = await startServer();
const reader = createReader(server.base);
try {
  await untilAtRest(server.pid);
  const rows = [];
  for (const row of ROWS) {
    const { times, failures, perSecond } = await measure(row);
    const [p50, p95] = [rounded(percentile(times, 50), 1), rounded(percentile(times, 95), 1)];
    if (p95 > row.goal || failures > 0) process.exitCode = 1;
    rows.push([row.name, perSecond, p50, p95, `≤ ${row.goal}`, failures]);
  }
  console.log(markdownTable([`${CLIENTS} clients`, 'Requests a second', 'p50 ms', 'p95 ms', 'Goal', 'Failures'], rows));
} finally {
  await server.stop();
}

/** Every client sends its next request when it has the answer to the one before. */
async function measure({ send }: Row) {
  let n = 0;
  const rounds = async (isOver: () => boolean) => {
    const times: number[] = [];
    let failures = 0;
    const client = async () => {
      while (!isOver()) {
        const { path, ...sent } = send(n++);
        const { status, text, milliseconds } = await reader.send(path, sent);
        if (status !== 200 || FAULT.test(text)) failures++;
        times.push(milliseconds);
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    return { times, failures };
  };
  await rounds(() => n >= WARM_UP);
  const started = performance.now();
  const { times, failures } = await rounds(() => performance.now() - started > seconds * 1000);
  return { times, failures, perSecond: Math.round((times.length / (performance.now() - started)) * 1000) };
}

function call(protocol: string, n: number, name: string, args: object) {
  return message(protocol, n, 'tools/call', { name, arguments: args });
}

/** A message of the Model Context Protocol as the clients of the SDK send it. */
function message(protocol: string, id: number, method: string, params: { name?: string; arguments?: object }) {
  const meta = {
    'io.modelcontextprotocol/protocolVersion': protocol,
    'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': protocol,
  };
  const standard = { 'mcp-method': method, ...(params.name === undefined ? {} : { 'mcp-name': params.name }) };
  const isModern = protocol === MODERN;
  return {
    path: '/mcp',
    headers: isModern ? { ...headers, ...standard } : headers,
    body: JSON.stringify({ jsonrpc: '2.0', id, method, params: isModern ? { ...params, _meta: meta } : params }),
  };
}
