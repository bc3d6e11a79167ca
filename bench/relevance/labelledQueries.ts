import { readFileSync } from 'node:fs';

/** A set is used for tuning by one half and for a figure by the other. */
export type Half = 'tuning' | 'unseen';

/** A query with the sections or pages that satisfy it. */
export interface LabelledQuery {
  readonly query: string;
  readonly right: readonly string[];
  /** The package, in sets of several. */
  readonly docs?: string;
}

/** Reads a set of bench/relevance/sets, as README.md there describes it. */
export function readSet(name: string): Readonly<Record<Half, readonly LabelledQuery[]>> {
  const { tuning, unseen } = JSON.parse(readFileSync(`bench/relevance/sets/${name}.json`, 'utf8'));
  return { tuning, unseen };
}

/** Share of the queries with a right hit among the first `most`; ranks begin at 1, and 0 is none. */
export function success(ranks: readonly { readonly rank: number }[], most: number): string {
  return (ranks.filter(({ rank }) => rank >= 1 && rank <= most).length / ranks.length).toFixed(3);
}
