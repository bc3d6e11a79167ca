import type { Concept } from './Concept.ts';

/** Weight of the concepts that a set of stems matches. */
export function coverageOf(stems: ReadonlySet<string>, concepts: readonly Concept[]): number {
  return concepts.reduce((sum, { expansions, weight }) => {
    let best = 0;
    for (const [stem, expansionWeight] of expansions) if (stems.has(stem)) best = Math.max(best, expansionWeight);
    return sum + weight * best;
  }, 0);
}
