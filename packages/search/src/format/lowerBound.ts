/** The first of the numbers from 0 up to `size` that is not before what is searched (binary search); `size` when all are. */
export function lowerBound(size: number, isBefore: (at: number) => boolean): number {
  let low = 0;
  let high = size;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The index of a number in an ascending array, or -1. */
export function indexInSorted(sorted: Uint32Array, wanted: number): number {
  const at = lowerBound(sorted.length, (index) => (sorted[index] ?? 0) < wanted);
  return sorted[at] === wanted ? at : -1;
}
