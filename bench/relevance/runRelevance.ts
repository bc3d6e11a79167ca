// Compares our engine with its peers on the bench kit's corpora: node bench/relevance/runRelevance.ts [kit folder]
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type KitResult, relevanceTable } from './relevanceTable.ts';

const kit = resolve(process.argv[2] ?? '../shared/kit/search');
const cache = resolve('.cache/search-kit');
const results = resolve('bench/results');
const corpora = ['react', 'cranfield'] as const;
const adapters = {
  ours: resolve('bench/relevance/engineAdapter.ts'),
  'ours, no positions': `${resolve('bench/relevance/engineAdapter.ts')}:flat`,
  proto: join(cache, 'adapters/proto.mjs'),
  'MiniSearch, tuned': `${join(cache, 'adapters/minisearch.mjs')}:tuned`,
  'SQLite FTS5, Porter': resolve('bench/relevance/fts5Adapter.ts'),
};

prepareKit();
const rows = Object.entries(adapters).map(([name, adapter]) => ({
  name,
  results: Object.fromEntries(corpora.map((corpus) => [corpus, run(corpus, adapter)])),
}));
mkdirSync(results, { recursive: true });
writeFileSync(join(results, 'relevance.json'), `${JSON.stringify(rows, null, 1)}\n`);
console.log(relevanceTable(rows));

/** Copies the kit beside our node_modules, where its adapters find the engines they load, and unpacks its data. */
function prepareKit(): void {
  if (!existsSync(join(kit, 'bench.mjs'))) {
    throw new Error(`No bench kit at ${kit}: the comparison needs its corpora. Pass its folder as the first argument.`);
  }
  mkdirSync(cache, { recursive: true });
  for (const part of ['bench.mjs', 'queries.mjs', 'lib', 'adapters', 'package.json']) {
    cpSync(join(kit, part), join(cache, part), { recursive: true });
  }
  for (const corpus of corpora) {
    for (const file of [`${corpus}.json`, `${corpus}.q.json`]) {
      writeFileSync(join(cache, file), gunzipSync(readFileSync(join(kit, 'data', `${file}.gz`))));
    }
  }
}

function run(corpus: string, adapter: string): KitResult {
  const out = join(cache, 'result.json');
  const inputs = ['--records', join(cache, `${corpus}.json`), '--queries', join(cache, `${corpus}.q.json`)];
  const { status } = spawnSync(
    process.execPath,
    [join(cache, 'bench.mjs'), ...inputs, '--adapter', adapter, '--out', out],
    {
      stdio: 'inherit',
    },
  );
  if (status !== 0)
    throw new Error(`The bench of ${adapter} on ${corpus} ended with status ${status}; see its output above.`);
  return JSON.parse(readFileSync(out, 'utf8')) as KitResult; // the kit's own result file
}
