import type { InvertedIndex } from '../corpus/InvertedIndex.ts';
import type { Concept } from './Concept.ts';

/**
 * Calls `use` once for each expansion of a concept, in descending weight, with the numbers of the texts that match it and
 * none before it, its weight and its stem. Passes lists, because common words occur in ten thousands of texts.
 */
export function eachExpansion(
  { expansions }: Concept,
  { count, postingsOf }: InvertedIndex,
  use: (numbers: Uint32Array, expansionWeight: number, stem: string) => void,
): void {
  const held = [...expansions].flatMap(([stem, expansionWeight]) => {
    const numbers = postingsOf(stem);
    return numbers.length === 0 ? [] : [{ stem, expansionWeight, numbers }];
  });
  held.sort((a, b) => b.expansionWeight - a.expansionWeight);
  const isSeen = new Uint8Array(held.length > 1 ? count : 0);
  for (const [at, { stem, expansionWeight, numbers }] of held.entries()) {
    const own = at === 0 ? numbers : numbers.filter((number) => isSeen[number] === 0);
    use(own, expansionWeight, stem);
    if (at < held.length - 1) for (const number of own) isSeen[number] = 1;
  }
}
