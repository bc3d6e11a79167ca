// Opens an index file and types queries letter by letter; the queries come as JSON on standard input, the result goes to standard output.
import { readFileSync } from 'node:fs';
import { openIndex } from '@feedback-docs/search';
import { percentile } from '../statistics.ts';

/** CPU milliseconds (user and system) per key, and the time to open the index, cold. */
export interface EngineLatency {
  readonly loadMs: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly oneLetterP95: number;
}

const WARM_UP_KEYS = 150;

const bytes = new Uint8Array(readFileSync(process.argv[2] ?? ''));
const queries = JSON.parse(readFileSync(0, 'utf8')) as string[]; // runEngineLatency.ts wrote it
const started = performance.now();
const engine = openIndex(bytes, { loadChunk: () => '' });
const loadMs = performance.now() - started;
const keys = queries.flatMap((query) => [...query].map((_, at) => query.slice(0, at + 1)));
for (const key of keys.slice(0, WARM_UP_KEYS)) engine.rank(key, 20);
const timed = keys.map((key) => ({ key, ms: cpuTime(() => engine.rank(key, 20)) }));
const all = timed.map(({ ms }) => ms);
const oneLetter = timed.filter(({ key }) => key.length === 1).map(({ ms }) => ms);
const result: EngineLatency = {
  loadMs,
  p50: percentile(all, 50),
  p95: percentile(all, 95),
  p99: percentile(all, 99),
  oneLetterP95: percentile(oneLetter, 95),
};
process.stdout.write(JSON.stringify(result));

function cpuTime(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
