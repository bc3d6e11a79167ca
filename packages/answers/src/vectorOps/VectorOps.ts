/** Operations over all paraphrases and lines at once. Browsers use the scalar ones, the server those in WebAssembly. */
export interface VectorOps {
  /**
   * Takes vectors of `width` numbers each, one after the other, to compare others with; `width` is a multiple of 8. All
   * numbers are in units of 1 / FIXED_POINT_ONE.
   */
  indexRows(rows: Int16Array, width: number): CosineSimilarities;
  /**
   * Takes groups of values: `starts` is where each group begins and, at the end, where the last one ends. With a curve,
   * every value must lie in its range.
   */
  indexGroups(starts: Uint32Array, curve?: Curve): Groups;
}

/** The cosine similarity of an embedding to each row, in the order of the rows; valid until the next call. */
type CosineSimilarities = (embedding: Int16Array) => Float32Array;

/** Values in groups. */
export interface Groups {
  /** Written by the caller before each use. */
  readonly values: Float32Array;
  /** The TOP_COUNT highest of each group, highest first, padded with 0; valid until the next call. */
  highest(): Float32Array;
  /** The sum of the curve over the values of each group, 0 without a curve; valid until the next call. */
  sums(): Float64Array;
}

/** A function as a table of points: the first one is for `from`, and `steps` of them span 1. */
export interface Curve {
  readonly from: number;
  readonly steps: number;
  readonly points: Float64Array;
}

/** The value of the curve. */
export function curveAt(value: number, { from, steps, points }: Curve): number {
  return points[Math.trunc((value - from) * steps)] as number;
}

/** 1 as a fixed-point number: integers take half the time, and the product of two embeddings stays within 32 bits. */
export const FIXED_POINT_ONE = 2 ** 14;

/** Number of values that `highest` gives for each group. */
export const TOP_COUNT = 4;

/** Inserts a value into the highest ones of a group, which begin at `place`; most values are below all of them. */
export function insertHighest(value: number, highest: Float32Array, place: number): void {
  let at = place + TOP_COUNT - 1;
  if (value <= (highest[at] as number)) return;
  for (; at > place && value > (highest[at - 1] as number); at--) highest[at] = highest[at - 1] as number;
  highest[at] = value;
}
