import { ByteReader } from './ByteReader.ts';
import type { Dictionary } from './Dictionary.ts';
import type { Sections } from './indexFile.ts';
import { POSITION_BLOCK } from './writePostings.ts';

/** Postings kept decoded between searches: typing repeats the earlier words of a query at every key. */
const CACHED_POSTINGS = 2_000_000;

/** Which records hold a term, how strongly, and where; decoded when first asked for. */
export class Postings {
  readonly hasPositions: boolean;
  /** One byte per posting, all terms in a row; a term's bytes start at `firstPosting`. */
  readonly impacts: Uint8Array;
  readonly #frequency: Uint32Array;
  readonly #firstPosting: Uint32Array;
  readonly #gapStarts: Uint32Array;
  readonly #gaps: Uint8Array;
  readonly #positionStarts: Uint32Array;
  readonly #positions: Uint8Array;
  readonly #decoded = new Map<number, Uint32Array>();
  #decodedSize = 0;

  constructor(sections: Sections, dictionary: Dictionary) {
    this.impacts = sections.impacts;
    this.hasPositions = sections.positions.length > 0;
    this.#frequency = dictionary.frequency;
    this.#firstPosting = runningSum(dictionary.frequency);
    this.#gaps = sections.gaps;
    this.#gapStarts = gapStarts(sections.gaps, dictionary.frequency);
    this.#positions = sections.positions;
    this.#positionStarts = this.hasPositions
      ? runningSum(new ByteReader(sections.positionLengths).numbers(dictionary.size))
      : new Uint32Array(0);
  }

  /** The records that hold a term, ascending. The array is shared: read only. */
  records(term: number): Uint32Array {
    const known = this.#decoded.get(term);
    if (known !== undefined) return known;
    const records = this.#decode(term);
    if (this.#decodedSize > CACHED_POSTINGS) {
      this.#decoded.clear();
      this.#decodedSize = 0;
    }
    this.#decodedSize += records.length;
    this.#decoded.set(term, records);
    return records;
  }

  /** Where the term's impact bytes start. */
  firstPosting(term: number): number {
    return this.#firstPosting[term] ?? 0;
  }

  /** Appends to `out` the positions of the term's posting number `posting`. */
  readPositions(term: number, posting: number, out: number[]): void {
    const reader = new ByteReader(this.#positions);
    reader.at = this.#positionStarts[term] ?? 0;
    let skipped = this.#seekBlock(reader, term, posting);
    while (skipped < posting) if ((reader.number() & 1) === 0) skipped++;
    readPosting(reader, out);
  }

  /** Calls `visit` with the positions of every posting of the term, in order; the list is reused. */
  eachPositions(term: number, visit: (posting: number, positions: readonly number[]) => void): void {
    const reader = new ByteReader(this.#positions);
    reader.at = this.#positionStarts[term] ?? 0;
    this.#seekBlock(reader, term, 0);
    const count = this.#frequency[term] ?? 0;
    const positions: number[] = [];
    for (let posting = 0; posting < count; posting++) {
      positions.length = 0;
      readPosting(reader, positions);
      visit(posting, positions);
    }
  }

  /** Moves to the block that holds a posting; returns the number of the block's first posting. */
  #seekBlock(reader: ByteReader, term: number, posting: number): number {
    const count = this.#frequency[term] ?? 0;
    const blocks = Math.max(0, Math.ceil(count / POSITION_BLOCK) - 1);
    const wanted = Math.floor(posting / POSITION_BLOCK);
    let skip = 0;
    for (let block = 0; block < blocks; block++) {
      const length = reader.number();
      if (block < wanted) skip += length;
    }
    reader.at += skip;
    return wanted * POSITION_BLOCK;
  }

  #decode(term: number): Uint32Array {
    const count = this.#frequency[term] ?? 0;
    const records = new Uint32Array(count);
    const gaps = this.#gaps;
    let at = this.#gapStarts[term] ?? 0;
    let last = -1;
    for (let posting = 0; posting < count; posting++) {
      let byte = gaps[at++] ?? 0;
      let gap = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = gaps[at++] ?? 0;
        gap |= (byte & 127) << shift;
      }
      last += gap + 1;
      records[posting] = last;
    }
    return records;
  }
}

function readPosting(reader: ByteReader, out: number[]): void {
  let last = -1;
  for (let more = true; more; ) {
    const step = reader.number();
    last += (step >>> 1) + 1;
    out.push(last);
    more = (step & 1) === 1;
  }
}

function runningSum(values: Uint32Array): Uint32Array {
  const sums = new Uint32Array(values.length + 1);
  for (let at = 0; at < values.length; at++) sums[at + 1] = (sums[at] ?? 0) + (values[at] ?? 0);
  return sums;
}

/** Where each term's gaps start: found by counting the last bytes of numbers, so that the file need not store it. */
function gapStarts(gaps: Uint8Array, frequency: Uint32Array): Uint32Array {
  const starts = new Uint32Array(frequency.length);
  let at = 0;
  for (let term = 0; term < frequency.length; term++) {
    starts[term] = at;
    for (let left = frequency[term] ?? 0; left > 0; at++) if ((gaps[at] ?? 0) < 128) left--;
  }
  return starts;
}
