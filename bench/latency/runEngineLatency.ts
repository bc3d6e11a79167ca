// Size, load and CPU time per key of the engine at growing sizes: node bench/latency/runEngineLatency.ts [kit folder] [sections...]
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gunzipSync } from 'node:zlib';
import { HIERARCHY_LEVELS, type SearchRecord } from '@feedback-docs/protocol';
import { buildIndex } from '@feedback-docs/search';
import { markdownTable, writeResults } from '../results.ts';
import { growCorpus } from './growCorpus.ts';
import type { EngineLatency } from './measureEngine.ts';

const kit = resolve(process.argv[2] ?? '../shared/kit/search');
const sections = process.argv.length > 3 ? process.argv.slice(3).map(Number) : [17_000, 105_000];
const cache = resolve('.cache/latency');
mkdirSync(cache, { recursive: true });

const react = readKit('react.json.gz') as SearchRecord[]; // the kit's records lack only the site's own fields
const records = react.map((record, position) => ({
  ...record,
  language: 'en',
  docusaurus_tag: 'default',
  weight: { position },
}));
const rows = sections.map((size) => measure(growCorpus(records, size)));
writeResults('engine-latency', rows);
const cells = rows.map(({ sections, textKB, bytesPerKB, flatBytesPerKB, p50, p95, p99, oneLetterP95, loadMs }) => {
  const cpu = [p50, p95, p99].map((ms) => ms.toFixed(2)).join(' / ');
  return [sections, textKB, bytesPerKB, flatBytesPerKB, loadMs.toFixed(0), cpu, oneLetterP95.toFixed(2)];
});
const sizes = ['sections', 'text KB', 'index bytes per KB', 'without positions'];
console.log(markdownTable([...sizes, 'load ms', 'CPU ms p50 / p95 / p99', 'one letter p95'], cells));

function measure(corpus: readonly SearchRecord[]) {
  const text = corpus.reduce((sum, record) => sum + Buffer.byteLength(ownText(record)), 0);
  const { index } = buildIndex(corpus);
  const file = join(cache, `${corpus.length}.idx`);
  writeFileSync(file, index);
  const perKB = (bytes: Uint8Array) => Math.round((brotli(bytes) / text) * 1024);
  return {
    sections: corpus.length,
    textKB: Math.round(text / 1024),
    bytesPerKB: perKB(index),
    flatBytesPerKB: perKB(buildIndex(corpus, { positions: false }).index),
    ...measuredApart(file, queriesOf(corpus)),
  };
}

/** In a process of its own, so that nothing is warm that a reader would find cold. */
function measuredApart(file: string, queries: readonly string[]): EngineLatency {
  const script = resolve('bench/latency/measureEngine.ts');
  const { stdout, status, stderr } = spawnSync(process.execPath, [script, file], {
    input: JSON.stringify(queries),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Measuring ${file} ended with status ${status}: ${stderr}`);
  return JSON.parse(stdout) as EngineLatency; // measureEngine.ts wrote it
}

/** Sixty headings of the corpus, spread evenly, some with two letters swapped. */
function queriesOf(corpus: readonly SearchRecord[]): string[] {
  const step = Math.floor(corpus.length / 60);
  const headings = Array.from({ length: 60 }, (_, at) => headingOf(corpus[at * step]));
  return headings.map((heading, at) => (at % 3 === 0 ? heading.replace(/(\w)(\w)(\w{3,})/, '$2$1$3') : heading));
}

function headingOf(record: SearchRecord | undefined): string {
  return (
    HIERARCHY_LEVELS.map((level) => record?.hierarchy[level] ?? '')
      .filter((text) => text !== '')
      .at(-1) ?? ''
  );
}

function ownText(record: SearchRecord): string {
  return headingOf(record) + (record.content ?? '');
}

function brotli(bytes: Uint8Array): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 };
  return brotliCompressSync(bytes, { params }).length;
}

function readKit(name: string): unknown {
  return JSON.parse(gunzipSync(readFileSync(join(kit, 'data', name))).toString());
}
