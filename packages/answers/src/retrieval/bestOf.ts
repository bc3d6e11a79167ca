/** The four highest of some values, highest first and 0 where there are fewer, with their sum and count. */
export interface Best {
  readonly best: readonly [number, number, number, number];
  readonly sum: number;
  readonly count: number;
}

/** The best of the values from `from` up to `to`, without the one at `without`. Values below 0 count in the sum only. */
export function bestOf(values: ArrayLike<number>, from: number, to: number, without = -1): Best {
  let [first, second, third, fourth, sum, count] = [0, 0, 0, 0, 0, 0];
  for (let at = from; at < to; at++) {
    if (at === without) continue;
    const value = values[at] ?? 0;
    sum += value;
    count++;
    if (value <= fourth) continue; // most are
    if (value > first) [first, second, third, fourth] = [value, first, second, third];
    else if (value > second) [second, third, fourth] = [value, second, third];
    else if (value > third) [third, fourth] = [value, third];
    else fourth = value;
  }
  return { best: [first, second, third, fourth], sum, count };
}
