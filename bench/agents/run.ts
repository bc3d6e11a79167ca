// Has a scripted agent without a model answer tasks through MCP, through Markdown and through HTML, and prints what each way needs; then
// what afdocs finds on all pages.
// Needs a built site. Usage: node bench/agents/run.ts [tasks, default tasks.json; freshTasks.json are those nothing was tuned on]
import { readFileSync } from 'node:fs';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { markdownTable } from '../results.ts';
import { startServer } from '../startServer.ts';
import { mean } from '../statistics.ts';
import { printAfdocs } from './afdocs.ts';

/** A question, and the words of its page that tell a right answer. */
interface Task {
  readonly id: string;
  readonly kind: 'docs' | 'release';
  readonly question: string;
  readonly facts: readonly string[];
}

/** What the agent was given: one text for each call. */
interface Trace {
  /** What it got by searching and by reading the first hit. */
  readonly read: string[];
  /** What it got by asking; nothing where there is nobody to ask. */
  readonly asked: string[];
}

type Way = (question: string) => Promise<Trace>;

const CHARACTERS_PER_TOKEN = 4;

const tasks = JSON.parse(readFileSync(new URL(process.argv[2] ?? 'tasks.json', import.meta.url), 'utf8')) as Task[];
const server = await startServer();
const client = new Client({ name: 'bench', version: '1' });
await client.connect(new StreamableHTTPClientTransport(new URL(`${server.base}/mcp`)));
const index = await textAt('/llms.txt');
const ways: Readonly<Record<string, Way>> = { MCP: byMcp, Markdown: byMarkdown, HTML: byHtml };
try {
  const rows = [];
  for (const [name, way] of Object.entries(ways))
    for (const kind of ['docs', 'release'] as const)
      rows.push(await row(name, way, { kind, chosen: tasks.filter((task) => task.kind === kind) }));
  const head = ['Way', 'Tasks', 'Calls', 'Tokens read', 'Right from reading', 'Tokens asked', 'Right from asking'];
  console.log(markdownTable(head, rows));
  const [, listed = ''] = /\]\((\S+)\)/.exec(index) ?? [];
  await printAfdocs(server.base, new URL(listed).origin);
} finally {
  await client.close();
  await server.stop();
}

async function row(name: string, way: Way, { kind, chosen }: { kind: string; chosen: readonly Task[] }) {
  const results: (Trace & Pick<Task, 'facts'>)[] = [];
  for (const { question, facts } of chosen) results.push({ facts, ...(await way(question)) });
  const usual = (of: (result: Trace) => number) => Math.round(mean(results.map(of)));
  const right = (part: 'read' | 'asked') => results.filter((result) => isRight(result[part], result.facts)).length;
  const isAsked = results.some(({ asked }) => asked.length > 0);
  const calls = usual(({ read, asked }) => read.length + asked.length);
  const ofAsking = isAsked ? [usual(({ asked }) => tokens(asked)), `${right('asked')} of ${chosen.length}`] : ['', ''];
  const cells = [name, `${chosen.length} ${kind}`, calls, usual(({ read }) => tokens(read))];
  return [...cells, `${right('read')} of ${chosen.length}`, ...ofAsking];
}

async function byMcp(question: string): Promise<Trace> {
  const call = async (name: string, args: Record<string, unknown>) => {
    const { content, structuredContent } = await client.callTool({ name, arguments: args });
    return { text: JSON.stringify(content), data: structuredContent as Record<string, unknown> | undefined };
  };
  const found = await call('search_docs', { query: question });
  const [first] = (found.data?.['hits'] ?? []) as { path: string }[];
  const [path = '', section] = first?.path.split('#') ?? [];
  const read = first && (await call('read_page', section === undefined ? { path } : { path, section }));
  const asked = await call('ask_docs', { question });
  return { read: [found.text, ...(read ? [read.text] : [])], asked: [asked.text] };
}

/** Chooses the page of llms.txt whose line shares most words with the question, and reads its first part. */
async function byMarkdown(question: string): Promise<Trace> {
  const words = wordsOf(question);
  const lines = index.split('\n').filter((line) => line.startsWith('- ['));
  const shared = (line: string) => [...wordsOf(line)].filter((word) => words.has(word)).length;
  const best = lines.toSorted((a, b) => shared(b) - shared(a))[0] ?? '';
  const address = /\]\((\S+)\)/.exec(best)?.[1] ?? '';
  const asked = await textAt(`/ask.md?q=${encodeURIComponent(question)}`);
  return { read: [index, await textAt(new URL(address).pathname)], asked: [asked] };
}

/** Reads the result page that works without JavaScript, and the page of its first hit. */
async function byHtml(question: string): Promise<Trace> {
  const found = await textAt(`/search?q=${encodeURIComponent(question)}`);
  // In front of the hits stand links to begin with.
  const hits = found.slice(found.indexOf('id="search-fallback"'));
  const path = /href="?(\/docs\/[^"#\s>]+)/.exec(hits)?.[1];
  return { read: [found, ...(path === undefined ? [] : [await textAt(path)])], asked: [] };
}

async function textAt(path: string): Promise<string> {
  return (await fetch(server.base + path)).text();
}

function tokens(texts: readonly string[]): number {
  return texts.join('').length / CHARACTERS_PER_TOKEN;
}

/** Whether the last text holds all facts, without regard to markup and case. */
function isRight(texts: readonly string[], facts: readonly string[]): boolean {
  const plain = plainText(texts.at(-1) ?? '');
  return facts.every((fact) => plain.includes(plainText(fact)));
}

function plainText(text: string): string {
  const unlinked = text.replace(/<[^>]+>/g, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
  return unlinked
    .replace(/[*`_\\]/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}_]{3,}/gu));
}
