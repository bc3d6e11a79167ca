import type { Dictionary } from '../format/Dictionary.ts';
import type { Expansion } from './Expansion.ts';
import type { LoadedIndex } from './LoadedIndex.ts';

/** Adds a term to the expansions of a word, unless they have it, it weighs nothing or stands in no record. */
export function addTerm(
  { dictionary, postings }: LoadedIndex,
  expansions: Map<string, Expansion>,
  term: number,
  weight: number,
  isLiteral: boolean,
  more: Pick<Expansion, 'typedLength' | 'isSynonym'> = {},
): void {
  const key = String(term);
  if (weight === 0 || expansions.has(key) || (dictionary.documentFrequency[term] ?? 0) === 0) return;
  const { records, impacts } = postings.term(term);
  expansions.set(key, { records, impacts, weight, isLiteral, terms: [term], ...more });
}

/** Adds neighbouring terms that count as one, unless they stand side by side nowhere. */
export function addPhrase(
  index: LoadedIndex,
  expansions: Map<string, Expansion>,
  terms: readonly number[],
  weight: number,
  isLiteral: boolean,
  more: Pick<Expansion, 'isSynonym'> = {},
): void {
  const key = terms.join(' ');
  if (weight === 0 || expansions.has(key)) return;
  const { records, impacts } = index.phrases.find(terms);
  if (records.length > 0) expansions.set(key, { records, impacts, weight, isLiteral, terms, ...more });
}

/** The `max` terms that occur in most records, most frequent first, ties in dictionary order. */
export function mostFrequent({ documentFrequency }: Dictionary, terms: Uint32Array, max: number): number[] {
  const best: number[] = [];
  for (const term of terms) {
    const count = documentFrequency[term] ?? 0;
    if (best.length === max && count <= (documentFrequency[best[max - 1] ?? 0] ?? 0)) continue;
    let at = best.length;
    while (at > 0 && (documentFrequency[best[at - 1] ?? 0] ?? 0) < count) at--;
    best.splice(at, 0, term);
    if (best.length > max) best.pop();
  }
  return best;
}
