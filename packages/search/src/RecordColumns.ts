import { ByteReader } from './ByteReader.ts';
import { TEXT_GAP } from './collectPostings.ts';
import { SEARCH_FIELDS, type SearchField } from './searchFields.ts';
import { LEAST_PAGE_RANK } from './writeRecordColumns.ts';

/** What ranking knows of each record: field lengths, where fields start, depth, importance and page. */
export class RecordColumns {
  readonly count: number;
  readonly pageCount: number;
  readonly depth: Uint8Array;
  readonly pageRank: Int8Array;
  /** Number of the record's page; pages are numbered in reading order. */
  readonly page: Uint32Array;
  readonly #lengths: ReadonlyMap<SearchField, Uint32Array>;
  readonly #starts: ReadonlyMap<SearchField, Uint32Array>;

  constructor(section: Uint8Array) {
    const reader = new ByteReader(section);
    const count = reader.number();
    const lengths = SEARCH_FIELDS.map(() => reader.numbers(count));
    const texts = SEARCH_FIELDS.map(() => reader.numbers(count));
    this.count = count;
    this.#lengths = new Map(SEARCH_FIELDS.map((field, at) => [field, lengths[at] ?? new Uint32Array(0)]));
    this.#starts = fieldStarts(lengths, texts, count);
    this.depth = new Uint8Array(count).map(() => reader.byte());
    this.pageRank = new Int8Array(count).map(() => reader.byte() + LEAST_PAGE_RANK);
    this.page = new Uint32Array(count);
    this.pageCount = this.#readPages(reader);
  }

  /** Words of one field, by record. */
  lengths(field: SearchField): Uint32Array {
    return this.#lengths.get(field) ?? new Uint32Array(0);
  }

  /** Position of one field's first word, by record. */
  starts(field: SearchField): Uint32Array {
    return this.#starts.get(field) ?? new Uint32Array(0);
  }

  #readPages(reader: ByteReader): number {
    let pages = 0;
    for (let record = 0; record < this.count; record++) {
      const back = reader.number();
      this.page[record] = back === 0 ? pages++ : pages - back;
    }
    return pages;
  }
}

function fieldStarts(lengths: readonly Uint32Array[], texts: readonly Uint32Array[], count: number) {
  const starts = new Map<SearchField, Uint32Array>();
  let before = new Uint32Array(count);
  SEARCH_FIELDS.forEach((field, at) => {
    starts.set(field, before);
    before = before.map(
      (start, record) => start + (lengths[at]?.[record] ?? 0) + (texts[at]?.[record] ?? 0) * TEXT_GAP,
    );
  });
  return starts;
}
