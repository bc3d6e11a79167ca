import { curveAt, FIXED_POINT_ONE, insertHighest, TOP_COUNT, type VectorOps } from './VectorOps.ts';

/** Plain loops. */
export const scalarVectorOps: VectorOps = {
  indexRows(rows, width) {
    const values = new Float32Array(rows.length / width);
    return (embedding) => {
      for (let row = 0, from = 0; row < values.length; row++) {
        let sum = 0;
        for (let at = 0; at < width; at++, from++) sum = (sum + Math.imul(rows[from] ?? 0, embedding[at] ?? 0)) | 0;
        values[row] = sum / (FIXED_POINT_ONE * FIXED_POINT_ONE);
      }
      return values;
    };
  },

  indexGroups(starts, curve) {
    const values = new Float32Array(starts.at(-1) ?? 0);
    const best = new Float32Array((starts.length - 1) * TOP_COUNT);
    const sums = new Float64Array(starts.length - 1);
    return {
      values,
      highest() {
        best.fill(0);
        for (let group = 0; group < sums.length; group++) {
          for (let at = starts[group] ?? 0, end = starts[group + 1] ?? 0; at < end; at++)
            insertHighest(values[at] as number, best, group * TOP_COUNT);
        }
        return best;
      },
      sums() {
        if (curve === undefined) return sums;
        for (let group = 0; group < sums.length; group++) {
          let sum = 0;
          for (let at = starts[group] ?? 0, end = starts[group + 1] ?? 0; at < end; at++)
            sum += curveAt(values[at] as number, curve);
          sums[group] = sum;
        }
        return sums;
      },
    };
  },
};
