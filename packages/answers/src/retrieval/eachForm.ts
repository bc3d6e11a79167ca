import type { WordIndex } from '../corpus/WordIndex.ts';
import type { Concept } from './Concept.ts';

/**
 * Calls `use` once for each form of a concept, the worthiest first, with the numbers of the things that hold it and no
 * worthier one, what it is worth, and its stem. Lists and not single things, because common words have ten thousands.
 */
export function eachForm(
  { forms }: Concept,
  { count, holdersOf }: WordIndex,
  use: (numbers: Uint32Array, worth: number, stem: string) => void,
): void {
  const held = [...forms].flatMap(([stem, worth]) => {
    const numbers = holdersOf(stem);
    return numbers.length === 0 ? [] : [{ stem, worth, numbers }];
  });
  held.sort((a, b) => b.worth - a.worth);
  const isSeen = new Uint8Array(held.length > 1 ? count : 0);
  for (const [at, { stem, worth, numbers }] of held.entries()) {
    const own = at === 0 ? numbers : numbers.filter((number) => isSeen[number] === 0);
    use(own, worth, stem);
    if (at < held.length - 1) for (const number of own) isSeen[number] = 1;
  }
}
