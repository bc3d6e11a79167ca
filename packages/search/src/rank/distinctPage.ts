import type { RecordColumns } from '../format/RecordColumns.ts';
import type { Ranking } from './Ranker.ts';

/** Which hits to show. */
export interface PageRange {
  /** Hits of one page to keep; 0 keeps all. */
  readonly perPage: number;
  /** First hit to show and the one after the last. */
  readonly from: number;
  readonly to: number;
}

/** The record numbers of one page of hits, and how many hits there are in all. */
export interface ShownHits {
  readonly numbers: readonly number[];
  /** Rank of each hit among those of its page; undefined where all hits are kept, or one. */
  readonly sequence: readonly (number | undefined)[];
  readonly total: number;
}

/** Cuts one page of hits out of a ranking; with `perPage` only the best hits of each page of the site stay. */
export function distinctPage(records: RecordColumns, ranking: Ranking, { perPage, from, to }: PageRange): ShownHits {
  if (perPage === 0) {
    const numbers = [...ranking.best.subarray(from, to)];
    return { numbers, sequence: numbers.map(() => undefined), total: ranking.matched.length };
  }
  const taken = new Uint32Array(records.pageCount);
  const kept: number[] = [];
  const sequence: (number | undefined)[] = [];
  for (const record of ranking.best) {
    const page = records.page[record] ?? 0;
    const before = taken[page] ?? 0;
    if (before >= perPage) continue;
    taken[page] = before + 1;
    kept.push(record);
    sequence.push(perPage > 1 ? before : undefined);
  }
  return {
    numbers: kept.slice(from, to),
    sequence: sequence.slice(from, to),
    total: distinctTotal(records, ranking.matched, perPage),
  };
}

/** How many hits there are when each page keeps at most `perPage`. */
function distinctTotal(records: RecordColumns, matched: Uint32Array, perPage: number): number {
  const counts = new Uint32Array(records.pageCount);
  let total = 0;
  for (const record of matched) {
    const page = records.page[record] ?? 0;
    const before = counts[page] ?? 0;
    counts[page] = before + 1;
    if (before < perPage) total++;
  }
  return total;
}
