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
  const ends = reader.numbers(records);
  for (let record = 1; record < records; record++) ends[record] = (ends[record] ?? 0) + (ends[record - 1] ?? 0);
  return { values, ends, numbers: reader.numbers(ends[records - 1] ?? 0) };
}
