import type { Curve } from '../vectorOps/VectorOps.ts';

/** The smaller, the sooner a less similar paraphrase counts nothing. */
const BANDWIDTH = 0.07;
/** Below this a paraphrase counts nothing. */
const MIN_SIMILARITY = 0.3;
const STEPS = 1000;
/** A little below -1; the last point is a little above 1. */
const FROM = -1.01;

/** Exponential kernel of the cosine similarity to a question: exp((similarity - 1) / bandwidth), as a table. */
export const SIMILARITY_KERNEL: Curve = {
  from: FROM,
  steps: STEPS,
  points: Float64Array.from({ length: 2 * -FROM * STEPS }, (_, step) => {
    const similarity = FROM + step / STEPS;
    return similarity < MIN_SIMILARITY ? 0 : Math.exp((similarity + 0.5 / STEPS - 1) / BANDWIDTH);
  }),
};
