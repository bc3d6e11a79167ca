import { ByteReader } from './ByteReader.ts';

/** The values of one attribute: by number, and per record. */
export interface FacetColumn {
  readonly values: readonly string[];
  /** Where each record's value numbers end in `numbers`. */
  readonly ends: Uint32Array;
  readonly numbers: Uint32Array;
}

/** Every filterable attribute of an index by name. */
export class FacetColumns {
  readonly #columns = new Map<string, FacetColumn>();

  constructor(section: Uint8Array, records: number) {
    const reader = new ByteReader(section);
    for (let left = reader.number(); left > 0; left--) this.#columns.set(reader.text(), readColumn(reader, records));
  }

  get names(): string[] {
    return [...this.#columns.keys()];
  }

  column(name: string): FacetColumn | undefined {
    return this.#columns.get(name);
  }
}

function readColumn(reader: ByteReader, records: number): FacetColumn {
  const values: string[] = [];
  for (let left = reader.number(); left > 0; left--) values.push(reader.text());
  const ends = new Uint32Array(records);
  let numbers = new Uint32Array(records);
  let end = 0;
  for (let record = 0; record < records; record++) {
    for (let left = reader.number(); left > 0; left--) {
      if (end === numbers.length) numbers = doubled(numbers);
      numbers[end++] = reader.number();
    }
    ends[record] = end;
  }
  return { values, ends, numbers: numbers.subarray(0, end) };
}

function doubled(numbers: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(Math.max(16, numbers.length * 2));
  larger.set(numbers);
  return larger;
}
