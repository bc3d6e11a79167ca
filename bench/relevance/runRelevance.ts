// Compares our engine with its peers on the bench kit's corpora: node bench/relevance/runRelevance.ts [kit folder]
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { writeResults } from '../results.ts';
import { cache, corpora, node, packages, prepareKit, prepareReadmes, readmes } from './kit.ts';
import { costTable, type KitResult, relevanceTable, setsTable } from './relevanceTable.ts';

const kit = resolve(process.argv[2] ?? '../shared/kit/search');
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
prepareReadmes();
const rows = Object.entries(adapters).map(([name, adapter]) => ({
  name,
  results: Object.fromEntries([...corpora, readmes, ...packages].map((corpus) => [corpus, run(corpus, adapter)])),
}));
writeResults('relevance', rows);
for (const corpus of ['react', readmes])
  console.log(`${corpus}\n\n${relevanceTable(rows, corpus)}\n\n${costTable(rows, corpus)}\n`);
for (const corpus of ['react', readmes, ...packages]) console.log(`${corpus}\n\n${setsTable(rows, corpus)}\n`);

function run(corpus: string, adapter: string): KitResult {
  const out = join(cache, 'result.json');
  const inputs = ['--records', join(cache, `${corpus}.json`), '--queries', join(cache, `${corpus}.q.json`)];
  // The kit types keystrokes from its own sets.
  const without = corpus === 'react' || corpus === readmes ? [] : ['--nolatency'];
  node([join(cache, 'bench.mjs'), ...inputs, '--adapter', adapter, '--out', out, ...without]);
  return JSON.parse(readFileSync(out, 'utf8')) as KitResult; // the kit's own result file
}
