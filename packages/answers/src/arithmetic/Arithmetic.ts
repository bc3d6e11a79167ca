/** What each question needs to know of all phrasings and lines at once; a server brings a faster one than a browser has. */
export interface Arithmetic {
  /**
   * Gets ready to compare with rows of `width` numbers each, which stand one after the other; `width` is a multiple of 8.
   * All numbers are in units of 1 / ONE.
   */
  indexRows(rows: Int16Array, width: number): Likenesses;
  /**
   * Gets ready for values in groups; `starts` has the number of each group's first value, and last of all how many there
   * are. With a curve, all values have to lie on it.
   */
  indexGroups(starts: Uint32Array, curve?: Curve): Groups;
}

/** Says how alike a meaning is to each row, from -1 to 1, in the order of the rows; holds until the next call. */
type Likenesses = (meaning: Int16Array) => Float32Array;

/** Values in groups. */
export interface Groups {
  /** To be written before anything is asked. */
  readonly values: Float32Array;
  /** The four highest of each group, highest first, and 0 where there are fewer above it; holds until the next call. */
  highest(): Float32Array;
  /** Of each group the sum of its values' points on the curve, or 0 without a curve; holds until the next call. */
  sums(): Float64Array;
}

/** A curve by its points: the first one holds from `from` on, and there are `steps` to 1. */
export interface Curve {
  readonly from: number;
  readonly steps: number;
  readonly points: Float64Array;
}

/** The point of a value on a curve. */
export function pointOf(value: number, { from, steps, points }: Curve): number {
  return points[Math.trunc((value - from) * steps)] as number;
}

/** Whole numbers take half the time of fractions, and with this unit the product of two meanings stays within 32 bits. */
export const ONE = 2 ** 14;

/** How many values `highest` says of each group. */
export const HIGHEST = 4;

/** Puts a value among the highest ones of a group, which begin at `place`; most values are below all of them. */
export function keepHighest(value: number, highest: Float32Array, place: number): void {
  let at = place + HIGHEST - 1;
  if (value <= (highest[at] as number)) return;
  for (; at > place && value > (highest[at - 1] as number); at--) highest[at] = highest[at - 1] as number;
  highest[at] = value;
}
