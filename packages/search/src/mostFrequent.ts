import type { Dictionary } from './Dictionary.ts';

/** The `most` terms that stand in most records, most frequent first, ties in dictionary order. */
export function mostFrequent(dictionary: Dictionary, terms: Uint32Array, most: number): number[] {
  const { frequency } = dictionary;
  const best: number[] = [];
  for (const term of terms) {
    const count = frequency[term] ?? 0;
    if (best.length === most && count <= (frequency[best[most - 1] ?? 0] ?? 0)) continue;
    let at = best.length;
    while (at > 0 && (frequency[best[at - 1] ?? 0] ?? 0) < count) at--;
    best.splice(at, 0, term);
    if (best.length > most) best.pop();
  }
  return best;
}
