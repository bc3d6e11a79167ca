/** The four highest of the values from `from` up to `to`, highest first and 0 where there are fewer, without the one at `without`. */
export function bestOf(
  values: ArrayLike<number>,
  from: number,
  to: number,
  without = -1,
): readonly [number, number, number, number] {
  let [first, second, third, fourth] = [0, 0, 0, 0];
  for (let at = from; at < to; at++) {
    if (at === without) continue;
    const value = values[at] ?? 0;
    if (value <= fourth) continue; // most are
    if (value > first) [first, second, third, fourth] = [value, first, second, third];
    else if (value > second) [second, third, fourth] = [value, second, third];
    else if (value > third) [third, fourth] = [value, third];
    else fourth = value;
  }
  return [first, second, third, fourth];
}
