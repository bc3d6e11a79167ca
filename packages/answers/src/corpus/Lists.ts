/** Lists of numbers in one array: tens of thousands of small arrays take ten times the memory. */
export interface Lists {
  /** Where each list begins, and at the end where the last one ends. */
  readonly starts: Uint32Array;
  readonly numbers: Uint32Array;
}

/** The list with this number, as a view. */
export function listAt({ starts, numbers }: Lists, at: number): Uint32Array {
  return numbers.subarray(starts[at], starts[at + 1]);
}
