import type { WordIndex } from '../library/WordIndex.ts';
import type { Concept } from './Concept.ts';

/**
 * Calls `use` once for each thing that holds the concept, with its number, what the worthiest form that it holds is
 * worth, and the stem of that form.
 */
export function eachHolder(
  { forms }: Concept,
  { count, holders }: WordIndex,
  use: (number: number, worth: number, stem: string) => void,
): void {
  const isSeen = new Uint8Array(forms.size > 1 ? count : 0);
  for (const [stem, worth] of [...forms].sort(([, a], [, b]) => b - a)) {
    for (const number of holders.get(stem) ?? []) {
      if (isSeen[number] === 1) continue;
      if (isSeen.length > 0) isSeen[number] = 1;
      use(number, worth, stem);
    }
  }
}
