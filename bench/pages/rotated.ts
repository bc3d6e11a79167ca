/** The same list, begun so many places later; what stood before comes last. */
export function rotated<Item>(list: readonly Item[], by: number): Item[] {
  const start = list.length === 0 ? 0 : by % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}
