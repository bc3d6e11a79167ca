import type { Curve } from '../arithmetic/Arithmetic.ts';

/** How soon a phrasing is too unlike the question to count as near it. */
const FADING = 0.07;
/** Phrasings less alike than this are not near. */
const LEAST = 0.3;
const STEPS = 1000;
/** A little below -1; the last point is a little above 1. */
const FROM = -1.01;

/** How near to a question something is, by its likeness. */
export const NEARNESS: Curve = {
  from: FROM,
  steps: STEPS,
  points: Float64Array.from({ length: 2 * -FROM * STEPS }, (_, step) => {
    const likeness = FROM + step / STEPS;
    return likeness < LEAST ? 0 : Math.exp((likeness + 0.5 / STEPS - 1) / FADING);
  }),
};
