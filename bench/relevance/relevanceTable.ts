/** What the bench kit measures for one engine on one corpus, as far as the table shows it. */
export interface KitResult {
  readonly quality?: Readonly<Record<string, { readonly mrr10: number; readonly s1: number; readonly s5: number }>>;
  readonly judged?: { readonly ndcg10: number };
  readonly size?: { readonly brotli: number };
  readonly load?: { readonly ms: number };
  readonly latency?: { readonly cpu: { readonly p50: number; readonly p95: number } };
}

/** One engine's results by corpus. */
export interface RelevanceRow {
  readonly name: string;
  readonly results: Readonly<Record<string, KitResult>>;
}

const SETS = ['heading', 'typo', 'prefix', 'titlepath', 'content'];

/** One Markdown table: MRR@10 per query set of the react corpus and their mean, nDCG@10 on cranfield, size, load, CPU per key. */
export function relevanceTable(rows: readonly RelevanceRow[]): string {
  const head = ['engine', ...SETS, 'mean', 'Cranfield nDCG@10', 'index KB (brotli)', 'load ms', 'CPU ms p50 / p95'];
  const lines = rows.map(({ name, results }) => {
    const { react, cranfield } = results;
    const scores = SETS.map((set) => react?.quality?.[set]?.mrr10 ?? Number.NaN);
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    const kilobytes = Math.round((react?.size?.brotli ?? Number.NaN) / 1024);
    const cpu = `${react?.latency?.cpu.p50.toFixed(2)} / ${react?.latency?.cpu.p95.toFixed(2)}`;
    const ndcg = (cranfield?.judged?.ndcg10 ?? Number.NaN).toFixed(4);
    return [name, ...scores.map(three), three(mean), ndcg, kilobytes, Math.round(react?.load?.ms ?? Number.NaN), cpu];
  });
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
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
  const head = ['engine', ...names];
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function three(score: number): string {
  return score.toFixed(3);
}
