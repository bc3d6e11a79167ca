/** What each question needs to know of all phrasings and lines at once; a server brings a faster one than a browser has. */
export interface Arithmetic {
  /**
   * Gets ready to compare with rows of `width` numbers each, which stand one after the other; `width` is a multiple of 8.
   * All numbers are in units of 1 / ONE.
   */
  indexRows(rows: Int16Array, width: number): Likenesses;
  /** Gets ready for values in groups; `starts` has the number of each group's first value, and last of all how many there are. */
  indexGroups(starts: readonly number[]): Groups;
}

/** Says how alike a meaning is to each row, from -1 to 1, in the order of the rows; holds until the next call. */
type Likenesses = (meaning: Int16Array) => Float32Array;

/** Values in groups. */
export interface Groups {
  /** To be written before anything is asked. */
  readonly values: Float32Array;
  /** The four highest of each group, highest first, and 0 where there are fewer above it; holds until the next call. */
  highest(): Float32Array;
}

/** Whole numbers take half the time of fractions, and with this unit the product of two meanings stays within 32 bits. */
export const ONE = 2 ** 14;

/** How many values `highest` says of each group. */
export const HIGHEST = 4;
