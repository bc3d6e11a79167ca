import { insertHighest, TOP_COUNT } from '../vectorOps/VectorOps.ts';
import type { Paraphrases } from './paraphrases.ts';

/** Word overlap of a question with the paraphrases. It shares words with one in seventeen, so only those are visited. */
export interface Overlaps {
  /** Adds a term of these paraphrases that weighs `weight` in the question and `own` in themselves, both above 0. */
  add(numbers: Iterable<number>, weight: number, own: number): void;
  /**
   * The overlaps of the four best paraphrases of each section, highest first, for a question that weighs `total`: the
   * harmonic mean of the share of the question in the paraphrase and of the paraphrase in the question. Clears what
   * was added; valid until the next call.
   */
  highest(total: number): Float32Array;
}

/** `sizes` are the summed weights of the words of each paraphrase. */
export function indexOverlaps(
  { sections, starts }: Pick<Paraphrases, 'sections' | 'starts'>,
  sizes: Float64Array,
): Overlaps {
  // Two numbers per paraphrase, side by side: most of the time is spent on fetching them from memory.
  const held = new Float32Array(2 * sizes.length);
  const touched = new Uint32Array(sizes.length);
  const best = new Float32Array((starts.length - 1) * TOP_COUNT);
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
        insertHighest((2 * share * ownShare) / (share + ownShare), best, (sections[number] as number) * TOP_COUNT);
        held[2 * number] = 0;
        held[2 * number + 1] = 0;
      }
      count = 0;
      return best;
    },
  };
}
