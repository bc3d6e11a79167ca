/** The chunks that a route's names hold at any depth. */
export function chunksOf(names: unknown): string[] {
  if (typeof names === 'string') return [names];
  return typeof names === 'object' && names !== null ? Object.values(names).flatMap(chunksOf) : [];
}
