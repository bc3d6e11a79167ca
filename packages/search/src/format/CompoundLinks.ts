import { ByteReader } from './ByteReader.ts';
import { indexInSorted } from './lowerBound.ts';

/** Leads from a subword (`button`) to the compounds it is part of (`radiobutton`), all by term number. */
export class CompoundLinks {
  readonly #subwords: Uint32Array;
  readonly #ends: Uint32Array;
  readonly #compounds: Uint32Array;

  constructor(section: Uint8Array) {
    const reader = new ByteReader(section);
    const count = reader.number();
    this.#compounds = new Uint32Array(reader.number());
    this.#subwords = new Uint32Array(count);
    this.#ends = new Uint32Array(count);
    let subword = 0;
    let end = 0;
    for (let at = 0; at < count; at++) {
      subword += reader.number();
      this.#subwords[at] = subword;
      let compound = 0;
      for (let left = reader.number(); left > 0; left--) {
        compound += reader.number();
        this.#compounds[end++] = compound;
      }
      this.#ends[at] = end;
    }
  }

  /** The compounds that a term is part of. */
  compoundsOf(term: number): Uint32Array {
    const at = indexInSorted(this.#subwords, term);
    return at < 0 ? new Uint32Array(0) : this.#compounds.subarray(at === 0 ? 0 : this.#ends[at - 1], this.#ends[at]);
  }
}
