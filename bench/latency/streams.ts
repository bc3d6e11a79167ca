// Measures how fast the real server's assistant answers many readers at once, and how much memory that takes. Needs a built
// site (SITE_DIR, or ./site).
// Usage: node bench/latency/streams.ts [questions of each reader, default 6]
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readQuestions } from '../answers/GoldQuestion.ts';
import { memoryOf } from '../processUse.ts';
import { createReader, type Reader } from '../reader.ts';
import { writeResults } from '../results.ts';
import { startServer } from '../startServer.ts';
import { percentile, rounded } from '../statistics.ts';

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

const NO_REPLY = { text: '', milliseconds: Number.NaN };

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
  'ready after (s, ≤ 5)': rounded((performance.now() - beforeStart) / 1000, 1),
  'at rest (MB, ≤ 300)': megabytes('VmRSS'),
};
try {
  const reader = createReader(server.base);
  const token = await reader.token();
  const results = [];
  const peaks: Record<string, number> = {};
  for (const row of ROWS) {
    results.push(await measure(reader, token, row));
    peaks[`most up to ${row.name} (MB, ≤ 450)`] = megabytes('VmHWM');
  }
  console.table(results);
  console.table({ ...memory, ...peaks });
  writeResults('streams', { results, memory: { ...memory, ...peaks } });
  if (results.some(({ reached }) => !reached)) process.exitCode = 1;
} finally {
  await server.stop();
}

async function measure(reader: Reader, token: string, { name, readers, questionsEach, goal }: Row) {
  let open = 0;
  let mostOpen = 0;
  const read = async (number: number): Promise<Answered[]> => {
    const answers: Answered[] = [];
    for (let turn = 0; turn < questionsEach; turn++) {
      const question = questions[(number * 7 + turn * 31) % questions.length] ?? '';
      mostOpen = Math.max(mostOpen, ++open);
      answers.push(await ask(reader, question, token));
      open--;
    }
    return answers;
  };
  const answers = (await Promise.all(Array.from({ length: readers }, (_, number) => read(number)))).flat();
  const errors = answers.filter(({ isGood }) => !isGood).length;
  const of100 = (share: number, part: 'first' | 'firstText' | 'whole') =>
    rounded(
      percentile(
        answers.map((answer) => answer[part]),
        share,
      ),
      1,
    );
  const [first, whole, slowest] = [of100(95, 'first'), of100(95, 'whole'), of100(99, 'whole')];
  const isFast =
    'errors' in goal ||
    (first <= goal.first && whole <= goal.whole && slowest <= (goal.slowest ?? Number.POSITIVE_INFINITY));
  return {
    name,
    answers: answers.length,
    mostOpen,
    errors,
    'first chunk p95': first,
    'first text p95': of100(95, 'firstText'),
    'whole answer p95': whole,
    'whole answer p99': slowest,
    goal: 'errors' in goal ? 'no error' : `first ≤ ${goal.first} ms, whole ≤ ${goal.whole} ms`,
    reached: isFast && errors === 0,
  };
}

async function ask(reader: Reader, question: string, token: string): Promise<Answered> {
  const started = performance.now();
  let first = 0;
  let firstText = 0;
  const onText = (text: string) => {
    first ||= text.includes('data: ') ? performance.now() - started : 0;
    firstText ||= text.includes('"text-delta"') ? performance.now() - started : 0;
  };
  const { text, milliseconds } = await reader.ask(question, { token, onText }).catch(() => NO_REPLY);
  return { first, firstText, whole: milliseconds, isGood: isWhole(text) };
}

function isWhole(text: string): boolean {
  return text.endsWith('data: [DONE]\n\n') && text.includes('{"type":"finish"}') && !text.includes('"type":"error"');
}

/** The server's memory in MB; where there is no /proc, not a number. */
function megabytes(field: 'VmRSS' | 'VmHWM'): number {
  return existsSync('/proc/self/status') ? Math.round(memoryOf(server.pid, field)) : Number.NaN;
}
