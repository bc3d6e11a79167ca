import type { Paraphrases } from './paraphrases.ts';

/** Word overlap of a question with the paraphrases. It shares words with few of them, so only those are visited. */
export interface Overlaps {
  /** Adds a term of these paraphrases that weighs `weight` in the question and `own` in themselves, both above 0. */
  add(numbers: Iterable<number>, weight: number, own: number): void;
  /**
   * The overlap of the best paraphrase of each section, for a question that weighs `total`: the harmonic mean of the
   * share of the question in the paraphrase and of the paraphrase in the question. Clears what was added; valid until
   * the next call.
   */
  highest(total: number): Float32Array;
}

/** `sizes` are the summed weights of the words of each paraphrase. */
export function indexOverlaps(
  { sections, starts }: Pick<Paraphrases, 'sections' | 'starts'>,
  sizes: Float64Array,
): Overlaps {
  const held = new Float32Array(sizes.length);
  const own = new Float32Array(sizes.length);
  const touched: number[] = [];
  const best = new Float32Array(starts.length - 1);
  return {
    add(numbers, weight, ownWeight) {
      for (const number of numbers) {
        if (held[number] === 0) touched.push(number);
        held[number] = (held[number] as number) + weight;
        own[number] = (own[number] as number) + ownWeight;
      }
    },
    highest(total) {
      best.fill(0);
      for (const number of touched) {
        const share = (held[number] as number) / total;
        const ownShare = Math.min(1, (own[number] as number) / (sizes[number] as number));
        const section = sections[number] as number;
        best[section] = Math.max(best[section] as number, (2 * share * ownShare) / (share + ownShare));
        held[number] = 0;
        own[number] = 0;
      }
      touched.length = 0;
      return best;
    },
  };
}
