import { ByteReader } from '../format/ByteReader.ts';
import type { Dictionary } from '../format/Dictionary.ts';
import { type Sections, TERM_BLOCK } from '../format/indexFile.ts';
import type { RecordColumns } from '../format/RecordColumns.ts';
import { MemoCache } from './MemoCache.ts';
import { TermImpact } from './TermImpact.ts';

/** Which records hold a term and how strongly. Shared with later searches: read only. */
export interface TermRecords {
  /** Ascending. */
  readonly records: Uint32Array;
  /** One byte per record: impact and title bits, see TermImpact. */
  readonly impacts: Uint8Array;
}

interface DecodedTerm extends TermRecords {
  /** For every posting whose number is a multiple of SKIP: where its count and its positions start. */
  readonly skips: Uint32Array;
}

/** Decoded postings kept between searches: each key typed repeats the earlier words of the query. */
const MAX_CACHED_POSTINGS = 12_000_000;
/** Postings between two entries of a term's skip list. */
const SKIP = 16;
/** What the index stores the start of, per block of terms: gaps, counts, and positions or fields. */
const STREAMS = 3;

/** The postings of an index. A term is decoded when it is first asked for, so opening an index reads no postings. */
export class Postings {
  readonly hasPositions: boolean;
  readonly #documentFrequency: Uint32Array;
  readonly #impact: TermImpact;
  readonly #blockStarts: Uint32Array;
  /** Cursors in the sections of the file, moved to a term or a posting by the reading method. */
  readonly #gaps: ByteReader;
  readonly #counts: ByteReader;
  readonly #fields: ByteReader;
  readonly #positions: ByteReader;
  readonly #decoded = new MemoCache<number, DecodedTerm>(MAX_CACHED_POSTINGS, (_, { records }) => records.length);
  /** Holds the positions of one posting while they are read. */
  #buffer = new Uint32Array(256);

  constructor(sections: Sections, dictionary: Dictionary, records: RecordColumns) {
    this.hasPositions = sections.positions.length > 0;
    this.#documentFrequency = dictionary.documentFrequency;
    this.#impact = new TermImpact(records);
    this.#blockStarts = blockStarts(sections.blocks, dictionary.size);
    this.#gaps = new ByteReader(sections.gaps);
    this.#counts = new ByteReader(sections.counts);
    this.#fields = new ByteReader(sections.fields);
    this.#positions = new ByteReader(sections.positions);
  }

  /** The records that hold a term. */
  term(term: number): TermRecords {
    return this.#term(term);
  }

  /** The positions of the term in the record of its posting number `posting`. Needs an index with positions. */
  positions(term: number, posting: number): number[] {
    const { skips } = this.#term(term);
    const entry = Math.floor(posting / SKIP) * 2;
    this.#counts.at = skips[entry] ?? 0;
    this.#positions.at = skips[entry + 1] ?? 0;
    for (let left = posting % SKIP; left > 0; left--) this.#positions.skip(this.#readCount());
    const found: number[] = [];
    let last = -1;
    for (let left = this.#readCount(); left > 0; left--) {
      last += this.#positions.number() + 1;
      found.push(last);
    }
    return found;
  }

  /** Calls `visit` with the positions of every posting of the term, in order; they change with the next call. */
  eachPositions(term: number, visit: (posting: number, positions: Uint32Array) => void): void {
    const [countsAt = 0, positionsAt = 0] = this.#term(term).skips;
    this.#counts.at = countsAt;
    this.#positions.at = positionsAt;
    const size = this.#documentFrequency[term] ?? 0;
    for (let posting = 0; posting < size; posting++) {
      const count = this.#readCount();
      visit(posting, this.#readPositions(count).subarray(0, count));
    }
  }

  /** For each term from `from` up to `to`: how many of its records have a number above zero in `matched`. */
  countRecords(from: number, to: number, matched: Float32Array): Uint32Array {
    const counts = new Uint32Array(to - from);
    this.#seek(from);
    for (let term = from; term < to; term++) {
      let record = -1;
      let count = 0;
      for (let left = this.#documentFrequency[term] ?? 0; left > 0; left--) {
        record += this.#gaps.number() + 1;
        if ((matched[record] ?? 0) > 0) count++;
      }
      counts[term - from] = count;
    }
    return counts;
  }

  #term(term: number): DecodedTerm {
    return this.#decoded.get(term, this.#decode);
  }

  readonly #decode = (term: number): DecodedTerm => {
    const size = this.#documentFrequency[term] ?? 0;
    const records = new Uint32Array(size);
    const impacts = new Uint8Array(size);
    const skips = new Uint32Array(2 * Math.ceil(size / SKIP));
    this.#seek(term);
    let record = -1;
    for (let posting = 0; posting < size; posting++) {
      record += this.#gaps.number() + 1;
      records[posting] = record;
      if (posting % SKIP === 0) {
        skips[(posting / SKIP) * 2] = this.#counts.at;
        skips[(posting / SKIP) * 2 + 1] = this.#positions.at;
      }
      const count = this.#readCount();
      impacts[posting] = this.hasPositions
        ? this.#impact.fromPositions(record, this.#readPositions(count), count)
        : this.#impact.fromFields(record, this.#fields.byte(), count);
    }
    return { records, impacts, skips };
  };

  /** Moves the cursors to a term's postings: to the start of its block, then past the terms before it. */
  #seek(term: number): void {
    const block = Math.floor(term / TERM_BLOCK);
    const [gapsAt = 0, countsAt = 0, rest = 0] = this.#blockStarts.subarray(block * STREAMS);
    this.#gaps.at = gapsAt;
    this.#counts.at = countsAt;
    (this.hasPositions ? this.#positions : this.#fields).at = rest;
    let postings = 0;
    for (let before = block * TERM_BLOCK; before < term; before++) postings += this.#documentFrequency[before] ?? 0;
    this.#gaps.skip(postings);
    let occurrences = 0;
    for (let left = postings; left > 0; left--) occurrences += this.#readCount();
    if (this.hasPositions) this.#positions.skip(occurrences);
    else this.#fields.take(postings);
  }

  /** How often the term occurs in the next posting's record. */
  #readCount(): number {
    return this.#counts.number() + 1;
  }

  /** The next `count` positions, at the start of the returned array. */
  #readPositions(count: number): Uint32Array {
    if (count > this.#buffer.length) this.#buffer = new Uint32Array(count * 2);
    let last = -1;
    for (let at = 0; at < count; at++) {
      last += this.#positions.number() + 1;
      this.#buffer[at] = last;
    }
    return this.#buffer;
  }
}

/** Where every block of terms starts in the gaps, the counts, and the positions or fields. */
function blockStarts(section: Uint8Array, terms: number): Uint32Array {
  const starts = new Uint32Array(STREAMS * Math.max(1, Math.ceil(terms / TERM_BLOCK)));
  const reader = new ByteReader(section);
  for (let at = STREAMS; at < starts.length; at++) starts[at] = (starts[at - STREAMS] ?? 0) + reader.number();
  return starts;
}
