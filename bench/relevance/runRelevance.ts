// Compares our engine with its peers on the bench kit's corpora: node bench/relevance/runRelevance.ts [kit folder]
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { SearchRecord } from '@feedback-docs/protocol';
import { labelledSets, pastedSets } from './moreSets.ts';
import { type KitResult, relevanceTable, setsTable } from './relevanceTable.ts';

const kit = resolve(process.argv[2] ?? '../shared/kit/search');
const cache = resolve('.cache/search-kit');
const results = resolve('bench/results');
const corpora = ['react', 'cranfield'] as const;
/** Packages whose documentation has labelled queries in sets/. */
const packages = ['fastify', 'undici', 'ai'] as const;
const adapters = {
  ours: resolve('bench/relevance/engineAdapter.ts'),
  'ours, no positions': `${resolve('bench/relevance/engineAdapter.ts')}:flat`,
  proto: join(cache, 'adapters/proto.mjs'),
  'MiniSearch, tuned': `${join(cache, 'adapters/minisearch.mjs')}:tuned`,
  FlexSearch: join(cache, 'adapters/flexsearch.mjs'),
  Orama: join(cache, 'adapters/orama.mjs'),
  'SQLite FTS5, Porter': resolve('bench/relevance/fts5Adapter.ts'),
};

prepareKit();
const rows = Object.entries(adapters).map(([name, adapter]) => ({
  name,
  results: Object.fromEntries([...corpora, ...packages].map((corpus) => [corpus, run(corpus, adapter)])),
}));
mkdirSync(results, { recursive: true });
writeFileSync(join(results, 'relevance.json'), `${JSON.stringify(rows, null, 1)}\n`);
console.log(relevanceTable(rows));
for (const corpus of ['react', ...packages]) console.log(`\n${corpus}\n\n${setsTable(rows, corpus)}`);

/** Copies the kit beside our node_modules, where its adapters find the engines they load, and unpacks its data. */
function prepareKit(): void {
  if (!existsSync(join(kit, 'bench.mjs'))) {
    throw new Error(`No bench kit at ${kit}: the comparison needs its corpora. Pass its folder as the first argument.`);
  }
  mkdirSync(cache, { recursive: true });
  for (const part of ['bench.mjs', 'queries.mjs', 'lib', 'adapters', 'split.mjs', 'package.json']) {
    cpSync(join(kit, part), join(cache, part), { recursive: true });
  }
  for (const corpus of corpora) {
    for (const file of [`${corpus}.json`, `${corpus}.q.json`]) {
      writeFileSync(join(cache, file), gunzipSync(readFileSync(join(kit, 'data', `${file}.gz`))));
    }
  }
  addQueries('react', pastedSets);
  for (const name of packages) {
    node([join(cache, 'split.mjs'), '--in', `node_modules/${name}/docs`, '--out', join(cache, `${name}.json`)]);
    writeFileSync(join(cache, `${name}.q.json`), '{"sets":{}}');
    addQueries(name, (sections) => labelledSets(name, sections));
  }
}

/** Adds query sets to those of a corpus. */
function addQueries(corpus: string, makeSets: (sections: Parameters<typeof pastedSets>[0]) => object): void {
  const records = JSON.parse(readFileSync(join(cache, `${corpus}.json`), 'utf8')) as SearchRecord[]; // the kit's own files
  const queries = JSON.parse(readFileSync(join(cache, `${corpus}.q.json`), 'utf8')) as { sets: object };
  const sections = records.map(({ objectID, url, content }, id) => ({ id, objectID, url, content: content ?? '' }));
  const sets = { ...queries.sets, ...makeSets(sections) };
  writeFileSync(join(cache, `${corpus}.q.json`), JSON.stringify({ sets }));
}

function run(corpus: string, adapter: string): KitResult {
  const out = join(cache, 'result.json');
  const inputs = ['--records', join(cache, `${corpus}.json`), '--queries', join(cache, `${corpus}.q.json`)];
  // The kit types keystrokes from its own sets, which only react has.
  const without = corpus === 'react' ? [] : ['--nolatency'];
  node([join(cache, 'bench.mjs'), ...inputs, '--adapter', adapter, '--out', out, ...without]);
  return JSON.parse(readFileSync(out, 'utf8')) as KitResult; // the kit's own result file
}

function node(command: readonly string[]): void {
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command.join(' ')} ended with status ${status}; see its output above.`);
}
