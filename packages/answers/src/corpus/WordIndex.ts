/** Which of a row of things, such as lines or phrasings, hold a stem. */
export interface WordIndex {
  /** How many things there are; their numbers run from 0. */
  readonly count: number;
  /** Numbers of the things that hold a stem, rising. */
  holdersOf(stem: string): Uint32Array;
}

/** What holds a stem that nothing holds. */
export const NONE = new Uint32Array();

/** Number of each group's first thing when groups of these lengths are numbered through, and last of all how many things there are. */
export function startsOf(lengths: Iterable<number>): Uint32Array {
  const starts = [0];
  for (const length of lengths) starts.push((starts.at(-1) ?? 0) + length);
  return Uint32Array.from(starts);
}

/** Indexes the stems of each thing, in the order of their numbers; no thing names a stem twice. */
export function indexWords(things: readonly ReadonlySet<string>[]): WordIndex {
  const lists = new Map<string, number[]>();
  for (const [number, stems] of things.entries()) {
    for (const stem of stems) {
      const list = lists.get(stem);
      if (list === undefined) lists.set(stem, [number]);
      else list.push(number);
    }
  }
  const holders = new Map([...lists].map(([stem, numbers]) => [stem, Uint32Array.from(numbers)]));
  return { count: things.length, holdersOf: (stem) => holders.get(stem) ?? NONE };
}
