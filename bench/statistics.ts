/** The middle value; of an even number of values the mean of the middle two; not a number without any. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2;
}

/** The smallest value that so many of 100 values do not exceed (the nearest rank); not a number without any. */
export function percentile(values: readonly number[], of100: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil((sorted.length * of100) / 100) - 1] ?? Number.NaN;
}

/** The mean; not a number without any values. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** A value with so many digits behind the point at most. */
export function rounded(value: number, digits = 0): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
