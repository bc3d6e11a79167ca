import { markdownTable } from '../results.ts';
import { mean } from '../statistics.ts';

/** What the bench kit measures for one engine on one corpus, as far as the table shows it. */
export interface KitResult {
  readonly quality?: Readonly<Record<string, { readonly mrr10: number; readonly s1: number; readonly s5: number }>>;
  readonly judged?: { readonly ndcg10: number };
  readonly size?: { readonly gzip: number; readonly brotli: number };
  readonly load?: { readonly ms: number };
  readonly latency?: { readonly cpu: { readonly p50: number; readonly p95: number; readonly mean: number } };
}

/** One engine's results by corpus. */
export interface RelevanceRow {
  readonly name: string;
  readonly results: Readonly<Record<string, KitResult>>;
}

const SETS = ['heading', 'typo', 'prefix', 'titlepath', 'content'];

/** One Markdown table of one corpus: MRR@10 per query set of the kit and their mean; for react, nDCG@10 on Cranfield beside it. */
export function relevanceTable(rows: readonly RelevanceRow[], corpus: string): string {
  const hasJudged = corpus === 'react';
  const lines = rows.map(({ name, results }) => {
    const scores = SETS.map((set) => results[corpus]?.quality?.[set]?.mrr10 ?? Number.NaN);
    const ndcg = (results['cranfield']?.judged?.ndcg10 ?? Number.NaN).toFixed(4);
    return [name, ...scores.map(three), three(mean(scores)), ...(hasJudged ? [ndcg] : [])];
  });
  return markdownTable(['engine', ...SETS, 'mean', ...(hasJudged ? ['Cranfield nDCG@10'] : [])], lines);
}

/** One Markdown table of one corpus: what the index weighs, how long it takes to load, and what a key costs. */
export function costTable(rows: readonly RelevanceRow[], corpus: string): string {
  const lines = rows.map(({ name, results }) => {
    const { size, load, latency } = results[corpus] ?? {};
    const kilobytes = (bytes = Number.NaN) => Math.round(bytes / 1024);
    const { p50 = Number.NaN, p95 = Number.NaN, mean: usual = Number.NaN } = latency?.cpu ?? {};
    return [
      name,
      `${kilobytes(size?.gzip)} / ${kilobytes(size?.brotli)}`,
      Math.round(load?.ms ?? Number.NaN),
      `${p50.toFixed(2)} / ${p95.toFixed(2)}`,
      Math.round(1000 / usual),
    ];
  });
  return markdownTable(
    ['engine', 'index KB, gzip / brotli', 'load ms', 'CPU ms a key, p50 / p95', 'keys a second of CPU'],
    lines,
  );
}

/** One Markdown table of one corpus: Success@1 / Success@5 and MRR@10 of every set that is not in the first table. */
export function setsTable(rows: readonly RelevanceRow[], corpus: string): string {
  const names = Object.keys(rows[0]?.results[corpus]?.quality ?? {}).filter((set) => !SETS.includes(set));
  const lines = rows.map(({ name, results }) => [
    name,
    ...names.map((set) => {
      const { s1 = Number.NaN, s5 = Number.NaN, mrr10 = Number.NaN } = results[corpus]?.quality?.[set] ?? {};
      return `${three(s1)} / ${three(s5)}, ${three(mrr10)}`;
    }),
  ]);
  return markdownTable(['engine', ...names], lines);
}

function three(score: number): string {
  return score.toFixed(3);
}
