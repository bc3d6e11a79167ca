// npm run bench:strangers: builds the strangers with our search theme and with that of easyops, and measures both in one run: bytes of the
// index, bytes before intent, places of labelled queries, and the time of the first result. Writes .cache/results/strangers.json.
// Usage: npm run bench:strangers -- [rounds of the first search, default 5] [--misses] [--built, to measure what is built already]
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { buildStrangers } from '../../tools/strangers/buildStrangers.ts';
import { STRANGERS, type Stranger } from '../../tools/strangers/strangers.ts';
import { success } from '../relevance/labelledQueries.ts';
import { readRounds, writeResults } from '../results.ts';
import { median, rounded } from '../statistics.ts';
import { buildEasyops, easyops } from './easyops.ts';
import { type FirstSearch, measureFirstSearch, rankQueries, SLOW_LINE } from './measure.ts';
import { ours } from './ours.ts';
import { readQueries } from './readQueries.ts';
import type { Theme } from './Theme.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { misses: { type: 'boolean' }, built: { type: 'boolean' } },
});
const rounds = readRounds(positionals[0]);
if (values.built !== true) {
  await buildStrangers(['browser']);
  await buildEasyops();
}
const results = [];
for (const stranger of STRANGERS) for (const theme of [ours, easyops]) results.push(await measure(stranger, theme));
console.log(
  `First search on a page at rest: ${SLOW_LINE.megabits} Mbit/s, ${SLOW_LINE.roundTripMs} ms, median of ${rounds} rounds.`,
);
console.table(results.map(({ row }) => row));
if (values.misses === true)
  for (const { row, ranks } of results)
    for (const { query, rank } of ranks)
      if (rank !== 1) console.log(`${row.site}, ${row.theme}\t${query}\t${rank || 'not found'}`);
writeResults('strangers', { load: loadavg(), line: SLOW_LINE, results });

async function measure(stranger: Stranger, theme: Theme) {
  const { name } = stranger;
  const built = theme.built(name);
  const weight = theme.weigh(built);
  const ranks = await rankQueries(theme, stranger, readQueries(name, built));
  const searches: FirstSearch[] = [];
  for (let round = 0; round < rounds; round++) searches.push(await measureFirstSearch(theme, stranger));
  const middle = (value: (search: FirstSearch) => number) => median(searches.map(value));
  const row = {
    site: name,
    theme: theme.name,
    'KiB of index with texts': kib(weight.whole),
    'without texts': kib(weight.ranking),
    'nor positions': weight.withoutPositions === undefined ? '' : kib(weight.withoutPositions),
    'KiB before intent': kib(middle(({ bytesBefore }) => bytesBefore)),
    'KiB until first result': kib(middle(({ bytesUntilFound }) => bytesUntilFound)),
    'first result, ms': Math.round(middle(({ ms }) => ms)),
    'Success@1': success(ranks, 1),
    'Success@5': success(ranks, 5),
  };
  return { row, ranks, searches };
}

function kib(bytes: number): number {
  return rounded(bytes / 1024, 1);
}
