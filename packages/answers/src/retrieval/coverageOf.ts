import type { Concept } from './Concept.ts';

/** Weight of the concepts that a set of stems matches. */
export function coverageOf(stems: ReadonlySet<string>, concepts: readonly Concept[]): number {
  return concepts.reduce((sum, { stem, weight, isKnown }) => sum + (isKnown && stems.has(stem) ? weight : 0), 0);
}
