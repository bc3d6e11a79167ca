import { ByteReader } from './ByteReader.ts';
import { lowerBound } from './lowerBound.ts';
import { SIGNED } from './signedTerms.ts';

/** The sorted terms of an index in typed arrays; a term is known by its number. */
export class Dictionary {
  readonly size: number;
  /** Number of words; the terms after them are words with signs. */
  readonly wordCount: number;
  /** All terms one after the other, as UTF-16 code units. */
  readonly units: Uint16Array;
  /** Start of each term in `units`, and the end of the last. */
  readonly starts: Uint32Array;
  /** Code units that a term shares with the one before it. */
  readonly shared: Uint8Array;
  /** Number of records that hold each term. */
  readonly documentFrequency: Uint32Array;

  constructor(section: Uint8Array) {
    const reader = new ByteReader(section);
    this.size = reader.number();
    this.units = new Uint16Array(reader.number());
    this.starts = new Uint32Array(this.size + 1);
    this.shared = new Uint8Array(this.size + 1);
    this.documentFrequency = new Uint32Array(this.size);
    this.#read(reader);
    this.wordCount = this.lowerBound(SIGNED);
  }

  /** The term as text. */
  text(term: number): string {
    const start = this.starts[term] ?? 0;
    return String.fromCharCode(...this.units.subarray(start, this.starts[term + 1] ?? start));
  }

  /** The number of a term, or -1. */
  find(text: string): number {
    const at = this.lowerBound(text);
    return at < this.size && this.#compare(at, text) === 0 ? at : -1;
  }

  /** The first term that is not before `text`; terms that begin with `text` follow it. */
  lowerBound(text: string): number {
    return lowerBound(this.size, (term) => this.#compare(term, text) < 0);
  }

  /** Where the terms that begin with `text` end, given where they start. */
  prefixEnd(start: number, text: string): number {
    if (text === '') return this.size;
    if (!this.startsWith(start, text)) return start;
    let end = start + 1;
    while (end < this.size && (this.shared[end] ?? 0) >= text.length) end++;
    return end;
  }

  startsWith(term: number, text: string): boolean {
    const start = this.starts[term] ?? 0;
    if (term >= this.size || (this.starts[term + 1] ?? 0) - start < text.length) return false;
    for (let at = 0; at < text.length; at++) if (this.units[start + at] !== text.charCodeAt(at)) return false;
    return true;
  }

  length(term: number): number {
    return (this.starts[term + 1] ?? 0) - (this.starts[term] ?? 0);
  }

  #compare(term: number, text: string): number {
    const start = this.starts[term] ?? 0;
    const length = (this.starts[term + 1] ?? 0) - start;
    const common = Math.min(length, text.length);
    for (let at = 0; at < common; at++) {
      const difference = (this.units[start + at] ?? 0) - text.charCodeAt(at);
      if (difference !== 0) return difference;
    }
    return length - text.length;
  }

  #read(reader: ByteReader): void {
    const { units, starts, shared, size } = this;
    for (let term = 0; term < size; term++) shared[term] = reader.byte();
    for (let term = 0; term < size; term++)
      starts[term + 1] = (starts[term] ?? 0) + (shared[term] ?? 0) + reader.byte();
    for (let term = 0; term < size; term++) this.documentFrequency[term] = reader.number();
    for (let term = 0; term < size; term++) {
      const start = starts[term] ?? 0;
      const end = starts[term + 1] ?? 0;
      const before = starts[term - 1] ?? 0;
      let at = start;
      for (const last = start + (shared[term] ?? 0); at < last; at++) units[at] = units[before + at - start] ?? 0;
      for (; at < end; at++) units[at] = reader.number();
    }
  }
}
