/** The sum of the features, each times the weight of the same name. */
export function linearScore<Name extends string>(
  values: Readonly<Record<Name, number>>,
  weights: Readonly<Record<Name, number>>,
): number {
  let sum = 0;
  for (const name in values) sum += values[name] * weights[name];
  return sum;
}
