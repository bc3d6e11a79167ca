/**
 * Writes the four highest of the values from `from` up to `to` into `best`, highest first and 0 where there are fewer, without the one at
 * `without`. Thousands of calls answer one question, so nothing is made here.
 */
export function bestOf(values: Float32Array, from: number, to: number, best: Float64Array, without = -1): void {
  let first = 0;
  let second = 0;
  let third = 0;
  let fourth = 0;
  for (let at = from; at < to; at++) {
    const value = values[at] as number;
    if (value <= fourth || at === without) continue; // most are
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
  best[0] = first;
  best[1] = second;
  best[2] = third;
  best[3] = fourth;
}
