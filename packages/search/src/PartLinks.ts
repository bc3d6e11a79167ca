import { ByteReader } from './ByteReader.ts';

/** Leads from a part of joined names (`button`) to the joined names (`radiobutton`), all by term number. */
export class PartLinks {
  readonly #parts: Uint32Array;
  readonly #ends: Uint32Array;
  readonly #wholes: Uint32Array;

  constructor(section: Uint8Array) {
    const reader = new ByteReader(section);
    const count = reader.number();
    this.#wholes = new Uint32Array(reader.number());
    this.#parts = new Uint32Array(count);
    this.#ends = new Uint32Array(count);
    let part = 0;
    let end = 0;
    for (let at = 0; at < count; at++) {
      part += reader.number();
      this.#parts[at] = part;
      let whole = 0;
      for (let left = reader.number(); left > 0; left--) {
        whole += reader.number();
        this.#wholes[end++] = whole;
      }
      this.#ends[at] = end;
    }
  }

  /** The joined names that a term is part of. */
  wholes(part: number): Uint32Array {
    let low = 0;
    let high = this.#parts.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#parts[middle] ?? 0) < part) low = middle + 1;
      else high = middle;
    }
    if (this.#parts[low] !== part) return new Uint32Array(0);
    return this.#wholes.subarray(low === 0 ? 0 : this.#ends[low - 1], this.#ends[low]);
  }
}
