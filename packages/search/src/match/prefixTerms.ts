import type { Dictionary } from '../format/Dictionary.ts';
import { MAX_PREFIX_POSTINGS } from '../rankingRules.ts';

/** The terms that begin with the same letters: those from `from` up to, not including, `to`. */
export interface PrefixRange {
  readonly from: number;
  readonly to: number;
  /** Postings of all of them together. */
  readonly postings: number;
}

/** The terms that begin with a prefix. */
export function prefixRange(dictionary: Dictionary, prefix: string): PrefixRange {
  const from = dictionary.lowerBound(prefix);
  const to = dictionary.prefixEnd(from, prefix);
  let postings = 0;
  for (let term = from; term < to; term++) postings += dictionary.documentFrequency[term] ?? 0;
  return { from, to, postings };
}

/**
 * The terms of a range with the highest counts, until they have MAX_PREFIX_POSTINGS; those without a count stay out.
 * `counts` has one entry per term of the range.
 */
export function likeliestTerms(
  { documentFrequency }: Dictionary,
  { from, to }: PrefixRange,
  counts: Uint32Array,
): number[] {
  const terms: number[] = [];
  for (let term = from; term < to; term++) if ((counts[term - from] ?? 0) > 0) terms.push(term);
  terms.sort((a, b) => (counts[b - from] ?? 0) - (counts[a - from] ?? 0) || a - b);
  let left = MAX_PREFIX_POSTINGS;
  return terms.filter((term) => {
    if (left <= 0) return false;
    left -= documentFrequency[term] ?? 0;
    return true;
  });
}
