// Compares our engine with its peers on the bench kit's corpora: node bench/relevance/runRelevance.ts [kit folder]
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cache, corpora, node, packages, prepareKit } from './kit.ts';
import { type KitResult, relevanceTable, setsTable } from './relevanceTable.ts';

const kit = resolve(process.argv[2] ?? '../shared/kit/search');
const results = resolve('bench/results');
const adapters = {
  ours: resolve('bench/relevance/engineAdapter.ts'),
  'ours, no positions': `${resolve('bench/relevance/engineAdapter.ts')}:flat`,
  proto: join(cache, 'adapters/proto.mjs'),
  'MiniSearch, tuned': `${join(cache, 'adapters/minisearch.mjs')}:tuned`,
  FlexSearch: join(cache, 'adapters/flexsearch.mjs'),
  Orama: join(cache, 'adapters/orama.mjs'),
  'SQLite FTS5, Porter': resolve('bench/relevance/fts5Adapter.ts'),
};

prepareKit(kit);
const rows = Object.entries(adapters).map(([name, adapter]) => ({
  name,
  results: Object.fromEntries([...corpora, ...packages].map((corpus) => [corpus, run(corpus, adapter)])),
}));
mkdirSync(results, { recursive: true });
writeFileSync(join(results, 'relevance.json'), `${JSON.stringify(rows, null, 1)}\n`);
console.log(relevanceTable(rows));
for (const corpus of ['react', ...packages]) console.log(`\n${corpus}\n\n${setsTable(rows, corpus)}`);

function run(corpus: string, adapter: string): KitResult {
  const out = join(cache, 'result.json');
  const inputs = ['--records', join(cache, `${corpus}.json`), '--queries', join(cache, `${corpus}.q.json`)];
  // The kit types keystrokes from its own sets, which only react has.
  const without = corpus === 'react' ? [] : ['--nolatency'];
  node([join(cache, 'bench.mjs'), ...inputs, '--adapter', adapter, '--out', out, ...without]);
  return JSON.parse(readFileSync(out, 'utf8')) as KitResult; // the kit's own result file
}
