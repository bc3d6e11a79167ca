import type { LoadedIndex } from './LoadedIndex.ts';

/** The records in which terms stand side by side in the given order, with the impacts of the weakest of them. */
export interface PhraseMatches {
  readonly records: Uint32Array;
  readonly impacts: Uint8Array;
}

/** Finds a phrase. Without positions in the index it finds the records that hold all its terms. */
export function phraseMatches({ postings }: LoadedIndex, terms: readonly number[]): PhraseMatches {
  let found = intersect(terms.map((term) => postings.records(term)));
  let numbers = terms.map((term) => placesOf(postings.records(term), found));
  if (postings.hasPositions && terms.length > 1) {
    const kept = standTogether(postings, terms, numbers);
    found = found.filter((_, at) => kept[at] === 1);
    numbers = numbers.map((list) => list.filter((_, at) => kept[at] === 1));
  }
  const impacts = new Uint8Array(found.length);
  for (let at = 0; at < found.length; at++) {
    let least = 255;
    let bits = 3;
    terms.forEach((term, index) => {
      const byte = postings.impacts[postings.firstPosting(term) + (numbers[index]?.[at] ?? 0)] ?? 0;
      least = Math.min(least, byte >>> 2);
      bits &= byte;
    });
    impacts[at] = (least << 2) | bits;
  }
  return { records: found, impacts };
}

function intersect(lists: readonly Uint32Array[]): Uint32Array {
  const [first = new Uint32Array(0), ...rest] = [...lists].sort((a, b) => a.length - b.length);
  return rest.reduce((found, list) => {
    let at = 0;
    return found.filter((record) => {
      while (at < list.length && (list[at] ?? 0) < record) at++;
      return list[at] === record;
    });
  }, first);
}

/** The place of each of `wanted` in `records`; both ascend. */
function placesOf(records: Uint32Array, wanted: Uint32Array): Uint32Array {
  let at = 0;
  return wanted.map((record) => {
    while ((records[at] ?? record) < record) at++;
    return at;
  });
}

function standTogether(
  postings: LoadedIndex['postings'],
  terms: readonly number[],
  numbers: readonly Uint32Array[],
): Uint8Array {
  const count = numbers[0]?.length ?? 0;
  let starts: number[][] = Array.from({ length: count }, () => []);
  terms.forEach((term, offset) => {
    const wanted = numbers[offset] ?? new Uint32Array(0);
    let at = 0;
    const next: number[][] = [];
    postings.eachPositions(term, (posting, positions) => {
      if (wanted[at] !== posting) return;
      const begins = positions.map((position) => position - offset);
      next[at] = offset === 0 ? begins : begins.filter((begin) => starts[at]?.includes(begin));
      at++;
    });
    starts = next;
  });
  return Uint8Array.from(starts, (list) => (list.length > 0 ? 1 : 0));
}
