/**
 * The number of letters to insert, remove, replace or swap with their neighbour to turn one text into the other
 * (optimal string alignment). Returns `limit + 1` as soon as the distance is known to be above `limit`.
 *
 *         s  r  v  y     Each cell: edits between the beginnings up to there; the last one is the distance.
 *      0  1  2  3  4
 *   s  1  0  1  2  3     With limit 1 only the cells beside the diagonal are filled (Ukkonen's band),
 *   u  2  1  1  2  3     and a row without a cell up to the limit ends the work.
 *   r  3  2  1  2  3
 *   v  4  3  2  1  2
 *   y  5  4  3  2  1
 */
export function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1;
  // A common beginning and ending cost nothing, and paths of one site share most of theirs.
  let start = 0;
  while (start < from.length && start < to.length && from[start] === to[start]) start++;
  let end = 0;
  const shorter = Math.min(from.length, to.length) - start;
  while (end < shorter && from[from.length - 1 - end] === to[to.length - 1 - end]) end++;
  return alignedDistance(from.slice(start, from.length - end), to.slice(start, to.length - end), limit);
}

function alignedDistance(from: string, to: string, limit: number): number {
  let beforePrevious = new Uint16Array(to.length + 1);
  let previous = Uint16Array.from(beforePrevious, (_, column) => column);
  let current = new Uint16Array(to.length + 1);
  for (let row = 1; row <= from.length; row++) {
    current.fill(limit + 1);
    current[0] = row;
    let smallest = row;
    // Every cell further from the diagonal than the limit is above it.
    for (let column = Math.max(1, row - limit); column <= Math.min(to.length, row + limit); column++) {
      const isSame = from[row - 1] === to[column - 1];
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]) {
        cost = Math.min(cost, (beforePrevious[column - 2] ?? 0) + 1);
      }
      current[column] = cost;
      if (cost < smallest) smallest = cost;
    }
    if (smallest > limit) return limit + 1;
    [beforePrevious, previous, current] = [previous, current, beforePrevious];
  }
  return Math.min(previous[to.length] ?? 0, limit + 1);
}
