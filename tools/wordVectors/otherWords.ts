import { mayBeTypoOf } from '@feedback-docs/answers/fitting';

/** Those of the common words without a vector that would be taken for a misspelt word that has one; in order. */
export function otherWords(common: readonly string[], words: readonly string[]): string[] {
  const known = new Set(words);
  const byInitial = Map.groupBy(words, ([initial]) => initial);
  return common
    .filter((word) => !known.has(word) && byInitial.get(word[0])?.some((other) => mayBeTypoOf(word, other)))
    .sort();
}
