import { ByteReader } from './ByteReader.ts';
import type { Dictionary } from './Dictionary.ts';
import type { Sections } from './indexFile.ts';
import type { RecordColumns } from './RecordColumns.ts';
import { TermImpact } from './TermImpact.ts';
import { TERM_BLOCK } from './writePostings.ts';

/** Which records hold a term and how strongly. Shared with later searches: read only. */
export interface TermRecords {
  /** Ascending. */
  readonly records: Uint32Array;
  /** One byte per record: impact and title bits, see TermImpact. */
  readonly impacts: Uint8Array;
}

interface OpenedTerm extends TermRecords {
  /** For every posting whose number is a multiple of BLOCK: where its count and its positions start. */
  readonly blocks: Uint32Array;
}

/** Postings kept opened between searches: typing repeats the earlier words of a query at every key. */
const OPENED_POSTINGS = 12_000_000;
const BLOCK = 16;
const STREAMS = 3;

/** The postings of an index. A term is opened when first asked for: until then its postings cost nothing but their bytes. */
export class Postings {
  readonly hasPositions: boolean;
  readonly #sections: Sections;
  readonly #frequency: Uint32Array;
  readonly #impact: TermImpact;
  readonly #blockStarts: Uint32Array;
  readonly #opened = new Map<number, OpenedTerm>();
  #openedSize = 0;
  /** Positions of the posting read last. */
  #places = new Uint32Array(256);
  #at = 0;

  constructor(sections: Sections, dictionary: Dictionary, records: RecordColumns) {
    this.hasPositions = sections.positions.length > 0;
    this.#sections = sections;
    this.#frequency = dictionary.frequency;
    this.#impact = new TermImpact(records);
    this.#blockStarts = blockStarts(sections.blocks, dictionary.size);
  }

  /** The records that hold a term. */
  term(term: number): TermRecords {
    return this.#open(term);
  }

  /** Appends to `out` the positions of the term's posting number `posting`. Needs an index with positions. */
  readPositions(term: number, posting: number, out: number[]): void {
    const { blocks } = this.#open(term);
    const block = Math.floor(posting / BLOCK);
    let countAt = blocks[block * 2] ?? 0;
    this.#at = blocks[block * 2 + 1] ?? 0;
    for (let left = posting % BLOCK; left > 0; left--) {
      countAt = this.#readCount(countAt);
      this.#skipPositions(this.#count);
    }
    this.#readCount(countAt);
    this.#readPlaces(this.#count);
    for (let place = 0; place < this.#count; place++) out.push(this.#places[place] ?? 0);
  }

  /** Calls `visit` with the positions of every posting of the term, in order. Needs an index with positions. */
  eachPositions(term: number, visit: (posting: number, positions: number[]) => void): void {
    const { blocks } = this.#open(term);
    let [countAt = 0, at = 0] = blocks;
    const count = this.#frequency[term] ?? 0;
    for (let posting = 0; posting < count; posting++) {
      countAt = this.#readCount(countAt);
      this.#at = at;
      this.#readPlaces(this.#count);
      at = this.#at;
      visit(posting, [...this.#places.subarray(0, this.#count)]);
    }
  }

  #open(term: number): OpenedTerm {
    const known = this.#opened.get(term);
    if (known !== undefined) return known;
    const opened = this.#decode(term);
    if (this.#openedSize > OPENED_POSTINGS) {
      this.#opened.clear();
      this.#openedSize = 0;
    }
    this.#openedSize += opened.records.length;
    this.#opened.set(term, opened);
    return opened;
  }

  #decode(term: number): OpenedTerm {
    const size = this.#frequency[term] ?? 0;
    const records = new Uint32Array(size);
    const impacts = new Uint8Array(size);
    const blocks = new Uint32Array(2 * Math.ceil(size / BLOCK));
    const { gaps, fields } = this.#sections;
    let { gapAt, countAt } = this.#seek(term);
    let record = -1;
    for (let posting = 0; posting < size; posting++) {
      let byte = gaps[gapAt++] ?? 0;
      let gap = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = gaps[gapAt++] ?? 0;
        gap |= (byte & 127) << shift;
      }
      record += gap + 1;
      records[posting] = record;
      if (posting % BLOCK === 0) {
        blocks[(posting / BLOCK) * 2] = countAt;
        blocks[(posting / BLOCK) * 2 + 1] = this.#at;
      }
      countAt = this.#readCount(countAt);
      if (this.hasPositions) {
        this.#readPlaces(this.#count);
        impacts[posting] = this.#impact.fromPositions(record, this.#places, this.#count);
      } else impacts[posting] = this.#impact.fromFields(record, fields[this.#at++] ?? 0, this.#count);
    }
    return { records, impacts, blocks };
  }

  /** Finds where a term's numbers start, `#at` for its positions or fields, by passing over the terms before it in its block. */
  #seek(term: number): { gapAt: number; countAt: number } {
    const { gaps } = this.#sections;
    const block = Math.floor(term / TERM_BLOCK);
    let [gapAt = 0, countAt = 0, at = 0] = this.#blockStarts.subarray(block * STREAMS);
    for (let before = block * TERM_BLOCK; before < term; before++) {
      const size = this.#frequency[before] ?? 0;
      for (let left = size; left > 0; gapAt++) if ((gaps[gapAt] ?? 0) < 128) left--;
      let places = 0;
      for (let left = size; left > 0; left--) {
        countAt = this.#readCount(countAt);
        places += this.#count;
      }
      if (this.hasPositions) {
        this.#at = at;
        this.#skipPositions(places);
        at = this.#at;
      } else at += size;
    }
    this.#at = at;
    return { gapAt, countAt };
  }

  /** The count read last: how often the term occurs in the posting's record. */
  #count = 0;

  #readCount(at: number): number {
    const { counts } = this.#sections;
    let next = at;
    let byte = counts[next++] ?? 0;
    let count = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = counts[next++] ?? 0;
      count |= (byte & 127) << shift;
    }
    this.#count = count + 1;
    return next;
  }

  #readPlaces(count: number): void {
    if (count > this.#places.length) this.#places = new Uint32Array(count * 2);
    const places = this.#places;
    const { positions } = this.#sections;
    let at = this.#at;
    let last = -1;
    for (let place = 0; place < count; place++) {
      let byte = positions[at++] ?? 0;
      let gap = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = positions[at++] ?? 0;
        gap |= (byte & 127) << shift;
      }
      last += gap + 1;
      places[place] = last;
    }
    this.#at = at;
  }

  #skipPositions(count: number): void {
    const { positions } = this.#sections;
    for (let left = count; left > 0; this.#at++) if ((positions[this.#at] ?? 0) < 128) left--;
  }
}

/** Where every block of terms starts in the gaps, the counts, and the positions or fields. */
function blockStarts(section: Uint8Array, terms: number): Uint32Array {
  const starts = new Uint32Array(STREAMS * Math.max(1, Math.ceil(terms / TERM_BLOCK)));
  const reader = new ByteReader(section);
  for (let at = STREAMS; at < starts.length; at++) starts[at] = (starts[at - STREAMS] ?? 0) + reader.number();
  return starts;
}
