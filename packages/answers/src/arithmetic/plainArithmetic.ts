import { type Arithmetic, HIGHEST, ONE, pointOf } from './Arithmetic.ts';

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
        for (let group = 0; group < starts.length - 1; group++)
          writeHighest(values, starts[group] ?? 0, starts[group + 1] ?? 0, best, group * HIGHEST);
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

/** Writes the highest of the values from `from` up to `to` to `best`, from `place` on. */
function writeHighest(values: Float32Array, from: number, to: number, best: Float32Array, place: number): void {
  let first = 0;
  let second = 0;
  let third = 0;
  let fourth = 0;
  for (let at = from; at < to; at++) {
    const value = values[at] as number;
    if (value <= fourth) continue; // most are
    fourth = value;
    if (fourth > third) {
      fourth = third;
      third = value;
    }
    if (third > second) {
      third = second;
      second = value;
    }
    if (second > first) {
      second = first;
      first = value;
    }
  }
  best[place] = first;
  best[place + 1] = second;
  best[place + 2] = third;
  best[place + 3] = fourth;
}
