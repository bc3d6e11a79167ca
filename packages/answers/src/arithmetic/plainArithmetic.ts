import { type Arithmetic, HIGHEST, keepHighest, ONE, pointOf } from './Arithmetic.ts';

/** Goes from row to row and from value to value. */
export const plainArithmetic: Arithmetic = {
  indexRows(rows, width) {
    const values = new Float32Array(rows.length / width);
    return (meaning) => {
      for (let row = 0, from = 0; row < values.length; row++) {
        let sum = 0;
        for (let at = 0; at < width; at++, from++) sum = (sum + Math.imul(rows[from] ?? 0, meaning[at] ?? 0)) | 0;
        values[row] = sum / (ONE * ONE);
      }
      return values;
    };
  },

  indexGroups(starts, curve) {
    const values = new Float32Array(starts.at(-1) ?? 0);
    const best = new Float32Array((starts.length - 1) * HIGHEST);
    const sums = new Float64Array(starts.length - 1);
    return {
      values,
      highest() {
        best.fill(0);
        for (let group = 0; group < sums.length; group++) {
          for (let at = starts[group] ?? 0, end = starts[group + 1] ?? 0; at < end; at++)
            keepHighest(values[at] as number, best, group * HIGHEST);
        }
        return best;
      },
      sums() {
        if (curve === undefined) return sums;
        for (let group = 0; group < sums.length; group++) {
          let sum = 0;
          for (let at = starts[group] ?? 0, end = starts[group + 1] ?? 0; at < end; at++)
            sum += pointOf(values[at] as number, curve);
          sums[group] = sum;
        }
        return sums;
      },
    };
  },
};
