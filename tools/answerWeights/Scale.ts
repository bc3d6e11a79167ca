/**
 * Mean and spread (standard deviation) of numbers that stand at the same places of many rows. Weights are fitted to numbers in spreads
 * around their mean: a weight is kept small by what it moves, not by the scale its number happens to have.
 */
export interface Scale {
  readonly means: readonly number[];
  /** 1 for a number that never changes. */
  readonly spreads: readonly number[];
}

export function scaleOf(rows: readonly (readonly number[])[], size: number): Scale {
  const places = Array.from({ length: size }, (_, at) => at);
  const means = places.map((at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0) / rows.length);
  const spreads = places.map((at) => {
    const variance = rows.reduce((sum, row) => sum + ((row[at] ?? 0) - (means[at] ?? 0)) ** 2, 0) / rows.length;
    return variance > 1e-12 ? Math.sqrt(variance) : 1;
  });
  return { means, spreads };
}

export function scaled(row: readonly number[], { means, spreads }: Scale): number[] {
  return means.map((mean, at) => ((row[at] ?? 0) - mean) / (spreads[at] ?? 1));
}
