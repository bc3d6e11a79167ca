/** Which of a row of things, such as lines or phrasings, hold a stem. */
export interface WordIndex {
  /** How many things there are; their numbers run from 0. */
  readonly count: number;
  /** Numbers of the things that hold a stem, rising. */
  readonly holders: ReadonlyMap<string, readonly number[]>;
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
