/** Random numbers from 0 up to 1 that are the same for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of the items. */
export function pick<Item>(items: readonly Item[], random: () => number): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError('There is nothing to pick from.');
  return item;
}

/** Up to `count` of the items, none twice, in random order. */
export function sample<Item>(items: readonly Item[], count: number, random: () => number): Item[] {
  const rest = [...items];
  return Array.from({ length: Math.min(count, rest.length) }, () => {
    const at = Math.floor(random() * rest.length);
    return rest.splice(at, 1)[0] as Item;
  });
}
