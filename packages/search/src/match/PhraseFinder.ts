import { MemoCache } from './MemoCache.ts';
import type { Postings } from './Postings.ts';
import { IN_HEADING, IN_PAGE } from './TermImpact.ts';

/** The records in which terms stand side by side in the given order, each with the least impact of the terms. */
export interface PhraseMatches {
  readonly records: Uint32Array;
  readonly impacts: Uint8Array;
}

const MAX_CACHED_BYTES = 4 * 1024 * 1024;

/** Finds phrases and caches them: each key typed repeats the earlier words. */
export class PhraseFinder {
  readonly #postings: Postings;
  readonly #found = new MemoCache<string, PhraseMatches>(
    MAX_CACHED_BYTES,
    (key, { records, impacts }) => key.length + records.byteLength + impacts.byteLength,
  );

  constructor(postings: Postings) {
    this.#postings = postings;
  }

  /** The records that hold the phrase; in an index without positions, those that hold all its terms. */
  find(terms: readonly number[]): PhraseMatches {
    return this.#found.get(terms.join(' '), () => findPhrase(this.#postings, terms));
  }
}

function findPhrase(postings: Postings, terms: readonly number[]): PhraseMatches {
  let found = intersect(terms.map((term) => postings.term(term).records));
  let numbers = terms.map((term) => indexesOf(postings.term(term).records, found));
  if (postings.hasPositions && terms.length > 1) {
    const kept = areAdjacent(postings, terms, numbers);
    found = found.filter((_, at) => kept[at] === 1);
    numbers = numbers.map((list) => list.filter((_, at) => kept[at] === 1));
  }
  const impacts = new Uint8Array(found.length);
  for (let at = 0; at < found.length; at++) {
    let least = 255;
    let bits = IN_HEADING | IN_PAGE;
    terms.forEach((term, index) => {
      const byte = postings.term(term).impacts[numbers[index]?.[at] ?? 0] ?? 0;
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

/** The index of each of `wanted` in `records`; both ascend. */
function indexesOf(records: Uint32Array, wanted: Uint32Array): Uint32Array {
  let at = 0;
  return wanted.map((record) => {
    while ((records[at] ?? record) < record) at++;
    return at;
  });
}

function areAdjacent(postings: Postings, terms: readonly number[], numbers: readonly Uint32Array[]): Uint8Array {
  const count = numbers[0]?.length ?? 0;
  const kept = new Uint8Array(count);
  for (let at = 0; at < count; at++) {
    let starts: number[] = [];
    for (let offset = 0; offset < terms.length; offset++) {
      const positions = postings.positions(terms[offset] ?? 0, numbers[offset]?.[at] ?? 0);
      starts = offset === 0 ? positions : starts.filter((start) => positions.includes(start + offset));
      if (starts.length === 0) break;
    }
    kept[at] = starts.length > 0 ? 1 : 0;
  }
  return kept;
}
