/** Says how alike a meaning is to each row, from -1 to 1, in the order of the rows; holds until the next call. */
export type Likenesses = (meaning: Int16Array) => Float32Array;

/**
 * Gets ready to compare with rows of `width` numbers each, which stand one after the other; `width` is a multiple of 8.
 * All numbers are in units of 1 / ONE.
 */
export type IndexRows = (rows: Int16Array, width: number) => Likenesses;

/** Whole numbers take half the time of fractions, and with this unit the product of two meanings stays within 32 bits. */
export const ONE = 2 ** 14;

/** Compares row by row. */
export const plainLikenesses: IndexRows = (rows, width) => {
  const values = new Float32Array(rows.length / width);
  return (meaning) => {
    for (let row = 0, from = 0; row < values.length; row++) {
      let sum = 0;
      for (let at = 0; at < width; at++, from++) sum = (sum + Math.imul(rows[from] ?? 0, meaning[at] ?? 0)) | 0;
      values[row] = sum / (ONE * ONE);
    }
    return values;
  };
};
