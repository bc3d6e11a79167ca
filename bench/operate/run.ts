// npm run bench:operate: makes a folder of what the image holds, runs it without an engine but as one would, on one core and on two, and prints what it weighs and carries.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readQuestions } from '../answers/GoldQuestion.ts';
import { memoryOf, untilAtRest } from '../processUse.ts';
import { type LoadFigures, putUnderLoad } from '../putUnderLoad.ts';
import { writeResults } from '../results.ts';
import { makeRoot } from './makeRoot.ts';
import { startContained } from './startContained.ts';

const SECONDS = 5;
const READERS = 50;
/** Certificates, time zones and such of the base image in MB, assumed: no engine is here to fetch it. */
const REST_OF_BASE_MB = 12;
const GOALS = { compressedMb: 130, readyS: 3, memoryMb: 512 } as const;
const CORES = { '1 core': '0', '2 cores': '0,1' } as const;

const folder = mkdtempSync(join(tmpdir(), 'image-'));
const [root, data] = [join(folder, 'root'), join(folder, 'data')];
for (const made of [root, data]) mkdirSync(made);

const questions = readQuestions(join('bench', 'answers', 'development.json')).flatMap(({ turns }) => turns);
const asked = questions.map((question) => encodeURIComponent(question));
const pages = JSON.parse(readFileSync('site/build/pages.json', 'utf8')) as readonly { readonly url: string }[];
/** What readers ask for, each of a kind in turn. */
const KINDS = {
  pages: pages.map(({ url }) => url),
  searches: asked.map((question) => `/search?q=${question}`),
  answers: asked.map((question) => `/ask.md?q=${question}`),
} as const;

try {
  makeRoot(root);
  const size = Number(execFileSync('sh', ['-c', 'tar cf - . | gzip -6 | wc -c'], { cwd: root }));
  const rows = [];
  const missed: string[] = [];
  for (const [name, cores] of Object.entries(CORES)) {
    const server = await startContained(root, data, cores);
    server.checkHealth();
    await untilAtRest(server.pid);
    const atRestMb = Math.round(memoryOf(server.pid, 'VmRSS'));
    const loads = [];
    for (const [kind, paths] of Object.entries(KINDS)) {
      const requests = paths.map((path) => ({ path }));
      loads.push({ kind, ...(await putUnderLoad(server.base, requests, { connections: READERS, seconds: SECONDS })) });
    }
    const memoryMb = Math.round(memoryOf(server.pid, 'VmHWM'));
    const { readyS, readyProcessorS, isMemoryLimited } = server;
    const ended = await server.stop();
    rows.push({
      name,
      readyS,
      readyProcessorS,
      atRestMb,
      memoryMb,
      isMemoryLimited,
      ...Object.assign({}, ...loads.map(figuresOf)),
    });
    if (readyS > GOALS.readyS) missed.push(`${name}: ready after ${readyS} s, which may be ${GOALS.readyS}.`);
    if (memoryMb > GOALS.memoryMb) missed.push(`${name}: ${memoryMb} MB of memory, which may be ${GOALS.memoryMb}.`);
    if (ended !== 0) missed.push(`${name}: it ended with ${ended}.`);
    for (const { kind, failures, refusals } of loads)
      if (failures + refusals > 0) missed.push(`${name}: ${failures + refusals} ${kind} failed.`);
  }
  const compressedMb = Math.round(size / 1e6) + REST_OF_BASE_MB;
  if (compressedMb > GOALS.compressedMb)
    missed.push(`The image has ${compressedMb} MB, and may have ${GOALS.compressedMb}.`);
  console.log(`The image: ${compressedMb} MB compressed.`);
  console.table(Object.fromEntries(rows.map(({ name, ...figures }) => [name, figures])));
  writeResults('operate', { compressedMb, rows });
  for (const sentence of missed) console.error(sentence);
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function figuresOf({ kind, perSecond, p99 }: LoadFigures & { kind: string }) {
  return { [`${kind}/s`]: perSecond, [`${kind} p99 (ms)`]: p99 };
}
