import { HIGHEST, keepHighest } from '../arithmetic/Arithmetic.ts';
import type { Phrasings } from './phrasings.ts';

/** What phrasings share with a question. A question has words in common with one of seventeen, so only those are visited. */
export interface Overlaps {
  /** These phrasings hold something that weighs `weight` in the question and `own` in themselves, both above 0. */
  add(numbers: Iterable<number>, weight: number, own: number): void;
  /**
   * The likenesses of the four phrasings of each section that are most alike to a question that weighs `total`, highest
   * first: the harmonic mean of the question's share that a phrasing holds and of its own share that the question holds.
   * Forgets what was added; holds until the next call.
   */
  highest(total: number): Float32Array;
}

/** Gets ready to add; `sizes` is what the words of each phrasing weigh together. */
export function indexOverlaps(
  { sections, starts }: Pick<Phrasings, 'sections' | 'starts'>,
  sizes: Float64Array,
): Overlaps {
  // Of each phrasing what it holds of the question and of itself, side by side: most of the time is spent on fetching them.
  const held = new Float32Array(2 * sizes.length);
  const touched = new Uint32Array(sizes.length);
  const best = new Float32Array((starts.length - 1) * HIGHEST);
  let count = 0;
  return {
    add(numbers, weight, own) {
      for (const number of numbers) {
        const at = 2 * number;
        if (held[at] === 0) touched[count++] = number;
        held[at] = (held[at] as number) + weight;
        held[at + 1] = (held[at + 1] as number) + own;
      }
    },
    highest(total) {
      best.fill(0);
      for (let at = 0; at < count; at++) {
        const number = touched[at] as number;
        const share = (held[2 * number] as number) / total;
        const ownShare = Math.min(1, (held[2 * number + 1] as number) / (sizes[number] as number));
        keepHighest((2 * share * ownShare) / (share + ownShare), best, (sections[number] as number) * HIGHEST);
        held[2 * number] = 0;
        held[2 * number + 1] = 0;
      }
      count = 0;
      return best;
    },
  };
}
