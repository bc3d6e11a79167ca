import type { Dictionary } from '../format/Dictionary.ts';
import { RULES } from '../rankingRules.ts';

/** The terms that begin with the same letters: those from `from` up to, not including, `to`. */
export interface PrefixRange {
  readonly from: number;
  readonly to: number;
  /** Letters that they share. */
  readonly typedLength: number;
  /** Postings of all of them together. */
  readonly postings: number;
}

/** The terms that begin with a prefix. */
export function prefixRange(dictionary: Dictionary, prefix: string): PrefixRange {
  const from = dictionary.lowerBound(prefix);
  const to = dictionary.prefixEnd(from, prefix);
  let postings = 0;
  for (let term = from; term < to; term++) postings += dictionary.documentFrequency[term] ?? 0;
  return { from, to, typedLength: prefix.length, postings };
}

/** Postings that a prefix may bring in, in an index of so many records. */
export function maxPrefixPostings(records: number): number {
  const { least, share } = RULES.maxPrefixPostings;
  return Math.max(least, share * records);
}

/**
 * The terms of a range with the highest counts, until they have `max` postings; those without a count stay out.
 * `counts` has one entry per term of the range.
 */
export function likeliestTerms(
  { documentFrequency }: Dictionary,
  { from, to }: PrefixRange,
  counts: Uint32Array,
  max: number,
): number[] {
  const terms: number[] = [];
  for (let term = from; term < to; term++) if ((counts[term - from] ?? 0) > 0) terms.push(term);
  terms.sort((a, b) => (counts[b - from] ?? 0) - (counts[a - from] ?? 0) || a - b);
  let left = max;
  return terms.filter((term) => {
    if (left <= 0) return false;
    left -= documentFrequency[term] ?? 0;
    return true;
  });
}
