/** An inverted index over short texts, such as lines or paraphrases: which of them have a stem. */
export interface InvertedIndex {
  /** Number of texts; they are numbered from 0. */
  readonly count: number;
  /** Numbers of the texts with a stem, ascending. */
  postingsOf(stem: string): Uint32Array;
}

/** The postings of an unknown stem. */
export const NO_POSTINGS = new Uint32Array();

/** Where each group begins when groups of these lengths are stored one after the other; at the end, where the last one ends. */
export function prefixSums(lengths: Iterable<number>): Uint32Array {
  const starts = [0];
  for (const length of lengths) starts.push((starts.at(-1) ?? 0) + length);
  return Uint32Array.from(starts);
}

/** Indexes texts, each given as the set of its stems. */
export function invertStems(texts: readonly ReadonlySet<string>[]): InvertedIndex {
  const lists = new Map<string, number[]>();
  for (const [number, stems] of texts.entries()) {
    for (const stem of stems) {
      const list = lists.get(stem);
      if (list === undefined) lists.set(stem, [number]);
      else list.push(number);
    }
  }
  const postings = new Map([...lists].map(([stem, numbers]) => [stem, Uint32Array.from(numbers)]));
  return { count: texts.length, postingsOf: (stem) => postings.get(stem) ?? NO_POSTINGS };
}
