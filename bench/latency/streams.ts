// Measures how fast the real server's assistant answers many readers at once, and how much memory that takes. Needs a built
// site (SITE_DIR, or ./site).
// Usage: node bench/latency/streams.ts [questions of each reader, default 6]
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { readQuestions } from '../answers/GoldQuestion.ts';
import { memoryOf } from '../processUse.ts';
import { startServer } from '../startServer.ts';

interface Answered {
  /** Milliseconds from the question to the first event, to the first piece of text, and to the end. */
  first: number;
  firstText: number;
  whole: number;
  isGood: boolean;
}

interface Row {
  name: string;
  readers: number;
  questionsEach: number;
  goal: { first: number; whole: number; slowest?: number } | { errors: 0 };
}

const questionsEach = Number(process.argv[2] ?? 6);
const ROWS: Row[] = [
  { name: '1 reader', readers: 1, questionsEach: 20, goal: { first: 150, whole: 500 } },
  { name: '50 readers in parallel', readers: 50, questionsEach, goal: { first: 150, whole: 500, slowest: 500 } },
  { name: '200 streams open at once', readers: 200, questionsEach: 1, goal: { errors: 0 } },
];

const questions = readQuestions(join('bench', 'answers', 'development.json')).flatMap(({ turns }) => turns);
const beforeStart = performance.now();
const server = await startServer({ LOG_LEVEL: 'info' });
const memory = {
  'ready after (s, ≤ 5)': seconds(performance.now() - beforeStart),
  'at rest (MB, ≤ 300)': megabytes('VmRSS'),
};
try {
  const answer = await fetch(`${server.base}/chat/token`, { method: 'POST' });
  const { token } = (await answer.json()) as { token: string };
  const results = [];
  const peaks: Record<string, number> = {};
  for (const row of ROWS) {
    results.push(await measure(server.base, token, row));
    peaks[`most up to ${row.name} (MB, ≤ 450)`] = megabytes('VmHWM');
  }
  console.table(results);
  console.table({ ...memory, ...peaks });
  mkdirSync('.cache/results', { recursive: true });
  writeFileSync('.cache/results/streams.json', JSON.stringify({ results, memory: { ...memory, ...peaks } }, null, 2));
  if (results.some(({ reached }) => !reached)) process.exitCode = 1;
} finally {
  await server.stop();
}

async function measure(base: string, token: string, { name, readers, questionsEach, goal }: Row) {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  let open = 0;
  let mostOpen = 0;
  const read = async (reader: number): Promise<Answered[]> => {
    const answers: Answered[] = [];
    for (let turn = 0; turn < questionsEach; turn++) {
      const question = questions[(reader * 7 + turn * 31) % questions.length] ?? '';
      mostOpen = Math.max(mostOpen, ++open);
      answers.push(await ask(agent, base, { token, question, id: `${name}-${reader}-${turn}` }));
      open--;
    }
    return answers;
  };
  const answers = (await Promise.all(Array.from({ length: readers }, (_, reader) => read(reader)))).flat();
  agent.destroy();
  const errors = answers.filter(({ isGood }) => !isGood).length;
  const first = percentile(
    95,
    answers.map((one) => one.first),
  );
  const whole = percentile(
    95,
    answers.map((one) => one.whole),
  );
  const slowest = percentile(
    99,
    answers.map((one) => one.whole),
  );
  const isFast =
    'errors' in goal ||
    (first <= goal.first && whole <= goal.whole && slowest <= (goal.slowest ?? Number.POSITIVE_INFINITY));
  return {
    name,
    answers: answers.length,
    mostOpen,
    errors,
    'first chunk p95': first,
    'first text p95': percentile(
      95,
      answers.map((one) => one.firstText),
    ),
    'whole answer p95': whole,
    'whole answer p99': slowest,
    goal: 'errors' in goal ? 'no error' : `first ≤ ${goal.first} ms, whole ≤ ${goal.whole} ms`,
    reached: isFast && errors === 0,
  };
}

function ask(agent: Agent, base: string, { token, question, id }: { token: string; question: string; id: string }) {
  const { promise, resolve } = Promise.withResolvers<Answered>();
  const body = JSON.stringify({ id, messages: [{ id, role: 'user', parts: [{ type: 'text', text: question }] }] });
  const started = performance.now();
  let text = '';
  let first = 0;
  let firstText = 0;
  const finish = (isGood: boolean) => resolve({ first, firstText, whole: performance.now() - started, isGood });
  const sent = request(
    `${base}/chat`,
    { method: 'POST', agent, headers: { authorization: `TOKEN ${token}` } },
    (response) => {
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
        first ||= text.includes('data: ') ? performance.now() - started : 0;
        firstText ||= text.includes('"text-delta"') ? performance.now() - started : 0;
      });
      response.on('end', () => finish(response.statusCode === 200 && isWhole(text)));
      response.on('error', () => finish(false));
    },
  );
  sent.on('error', () => finish(false));
  sent.end(body);
  return promise;
}

function isWhole(text: string): boolean {
  return text.endsWith('data: [DONE]\n\n') && text.includes('{"type":"finish"}') && !text.includes('"type":"error"');
}

function percentile(share: number, times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round((sorted[Math.ceil((sorted.length * share) / 100) - 1] ?? 0) * 10) / 10;
}

/** The server's memory in MB; where there is no /proc, not a number. */
function megabytes(field: 'VmRSS' | 'VmHWM'): number {
  return existsSync('/proc/self/status') ? Math.round(memoryOf(server.pid, field)) : Number.NaN;
}

function seconds(milliseconds: number): number {
  return Math.round(milliseconds / 100) / 10;
}
