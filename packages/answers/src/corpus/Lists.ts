/** Lists of numbers, one after the other in one array, because tens of thousands of small arrays take ten times the memory. */
export interface Lists {
  /** Where each list begins, and last of all where the last one ends. */
  readonly starts: Uint32Array;
  readonly numbers: Uint32Array;
}

/** The list of this number. */
export function listAt({ starts, numbers }: Lists, at: number): Uint32Array {
  return numbers.subarray(starts[at], starts[at + 1]);
}
