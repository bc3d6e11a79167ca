/** Which of a row of things, such as lines or phrasings, hold a stem. */
export interface WordIndex {
  /** How many things there are; their numbers run from 0. */
  readonly count: number;
  /** Numbers of the things that hold a stem, rising. */
  readonly holders: ReadonlyMap<string, readonly number[]>;
}

/** Number of each group's first thing when groups of these lengths are numbered through, and last of all how many things there are. */
export function startsOf(lengths: readonly number[]): number[] {
  const starts = [0];
  for (const length of lengths) starts.push((starts.at(-1) ?? 0) + length);
  return starts;
}

/** Indexes the stems of each thing, in the order of their numbers; a stem that a thing names twice counts once. */
export function indexWords(things: readonly Iterable<string>[]): WordIndex {
  const holders = new Map<string, number[]>();
  for (const [number, stems] of things.entries()) {
    for (const stem of stems) {
      const list = holders.get(stem);
      if (list === undefined) holders.set(stem, [number]);
      else if (list.at(-1) !== number) list.push(number);
    }
  }
  return { count: things.length, holders };
}
