/** What a promise comes to; what `whenLate` gives or throws when that takes longer than so many milliseconds. */
export function within<Result, Late>(
  promise: Promise<Result>,
  ms: number,
  whenLate: () => Late,
): Promise<Result | Late> {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  return Promise.race([promise, late.then(whenLate)]).finally(() => clearTimeout(timer));
}
