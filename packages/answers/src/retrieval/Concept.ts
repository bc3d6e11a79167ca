/** A word of a question that carries meaning. */
export interface Concept {
  readonly stem: string;
  /** Weight within the question. */
  readonly weight: number;
  /** Whether any section, or any question that readers ask, has it. */
  readonly isKnown: boolean;
  /** Whether it names something that the docs do not mention at all. */
  readonly isOutside: boolean;
}

/** Whether one of the concepts is this stem. */
export function isAsked(stem: string, concepts: readonly Concept[]): boolean {
  return concepts.some((concept) => concept.isKnown && concept.stem === stem);
}
