/** The result of a promise, or that of `whenLate` when the promise takes longer than `ms`. */
export function withTimeout<Result, Late>(
  promise: Promise<Result>,
  ms: number,
  whenLate: () => Late,
): Promise<Result | Late> {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  return Promise.race([promise, late.then(whenLate)]).finally(() => clearTimeout(timer));
}
