/**
 * The number of letters to insert, remove, replace or swap with their neighbour to turn one text into the other
 * (optimal string alignment). Answers `limit + 1` as soon as the distance is known to be above `limit`.
 */
export function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1;
  // What both begin and end with costs nothing, and paths of one site share most of it.
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
    // Further from the diagonal than the limit, every distance is above it.
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
