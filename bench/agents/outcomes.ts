// Asks the gold set as readers do, at the chat route, and as agents do, over plain GET and through ask_docs, and fails where outcome or answer differ.
// Needs a built site. Usage: node bench/agents/outcomes.ts
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { readQuestions } from '../answers/GoldQuestion.ts';
import { createReader } from '../reader.ts';
import { markdownTable } from '../results.ts';
import { startServer } from '../startServer.ts';

interface Answer {
  readonly outcome: string;
  readonly text: string;
}

/** Asks one question alone. */
type Way = (question: string) => Promise<Answer>;

const STORE_FILE = 'store.sqlite';

const gold = readQuestions('bench/answers/gold.json');
const questions = gold.flatMap(({ id, turns }) =>
  turns.map((question, turn) => ({ id: `${id}, turn ${turn}`, question })),
);
const server = await startServer();
const client = new Client({ name: 'bench', version: '1' });
await client.connect(new StreamableHTTPClientTransport(new URL(`${server.base}/mcp`)));
const reader = createReader(server.base);
const token = await reader.token();
const store = new DatabaseSync(join(server.dataDir, STORE_FILE), { readOnly: true });
const agents: Readonly<Record<string, Way>> = { '/ask.md': byGet, ask_docs: byMcp };
const differing = Object.keys(agents).map((name) => ({ name, outcome: [] as string[], text: [] as string[] }));
const outcomes = new Map<string, number>();
try {
  for (const { id, question } of questions) {
    const expected = await byChat(question);
    outcomes.set(expected.outcome, (outcomes.get(expected.outcome) ?? 0) + 1);
    for (const different of differing) {
      const answer = await agents[different.name]?.(question);
      if (answer?.outcome !== expected.outcome) different.outcome.push(id);
      if (answer?.text !== expected.text) different.text.push(id);
    }
  }
} finally {
  store.close();
  await client.close();
  await server.stop();
}

console.log(`${questions.length} questions, outcomes at /chat: ${JSON.stringify(Object.fromEntries(outcomes))}`);
const rows = differing.map(({ name, outcome, text }) => [name, outcome.length, text.length]);
console.log(markdownTable(['Way', 'Other outcome', 'Other text'], rows));
for (const { name, outcome, text } of differing) {
  if (outcome.length + text.length === 0) continue;
  process.exitCode = 1;
  console.error(`${name} differs at: ${[...new Set([...outcome, ...text])].join('; ')}`);
}

/** The outcome of a reader's question is in the store only. */
async function byChat(text: string): Promise<Answer> {
  const reply = await reader.ask(text, { token });
  const lines = reply.text.split('\n').filter((line) => line.startsWith('data: {'));
  const chunks = lines.map((line) => JSON.parse(line.slice(6)) as { type: string; delta?: string; messageId?: string });
  const answer = chunks.map(({ type, delta = '' }) =>
    type === 'text-delta' ? delta : type === 'text-end' ? '\n\n' : '',
  );
  const id = chunks.find(({ type }) => type === 'start')?.messageId ?? '';
  return { outcome: await outcomeOf(id), text: answer.join('').trim() };
}

/** Rows are written soon after the answer. */
async function outcomeOf(id: string): Promise<string> {
  const select = store.prepare('select outcome from questions where id = ?');
  for (;;) {
    const row = select.get(id);
    if (row !== undefined) return String(row['outcome']);
    await pause(5);
  }
}

async function byGet(question: string): Promise<Answer> {
  const response = await fetch(`${server.base}/ask.md?q=${encodeURIComponent(question)}`);
  const text = (await response.text()).replace(/^# .*\n\n/, '');
  return { outcome: response.headers.get('x-answer-outcome') ?? `status ${response.status}`, text: asPaths(text) };
}

async function byMcp(question: string): Promise<Answer> {
  const { structuredContent } = await client.callTool({ name: 'ask_docs', arguments: { question } });
  const { outcome = 'an error', answer = '' } = (structuredContent ?? {}) as { outcome?: string; answer?: string };
  return { outcome, text: asPaths(answer) };
}

/** Agents get complete addresses, readers paths. */
function asPaths(text: string): string {
  return text.replaceAll(`](${server.base}/`, '](/').trim();
}
