const WIDTH = 8;

/**
 * What paths are put in order by: numbers in them count as numbers, so that "1_9" comes before "1_10" and neighbours of the sidebar are
 * neighbours here. The build and the app both use it, and so find the same shard.
 */
export function pathOrder(path: string): string {
  return path.replace(/\d+/g, (number) => number.padStart(WIDTH, '0'));
}

/** A path as routes have it, without a slash at its end. */
export function withoutSlash(path: string): string {
  return path.replace(/(.)\/$/, '$1');
}
