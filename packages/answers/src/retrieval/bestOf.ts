/** The four highest of the values from `from` up to `to`, highest first and 0 where there are fewer, without the one at `without`. */
export function bestOf(
  values: Float32Array,
  from: number,
  to: number,
  without = -1,
): readonly [number, number, number, number] {
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
  return [first, second, third, fourth];
}
