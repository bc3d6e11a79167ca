import type { Concept } from './Concept.ts';

/** Weight of the concepts that a set of stems holds. */
export function coverageOf(stems: ReadonlySet<string>, concepts: readonly Concept[]): number {
  return concepts.reduce((sum, { forms, weight }) => {
    let best = 0;
    for (const [stem, worth] of forms) if (stems.has(stem)) best = Math.max(best, worth);
    return sum + weight * best;
  }, 0);
}
