import { ByteReader } from './ByteReader.ts';
import { SEARCH_FIELDS, type SearchField, TEXT_GAPS } from './searchFields.ts';

/** Smallest page importance; it is subtracted from the stored byte, which has no sign. */
export const MIN_PAGE_RANK = -10;

/** What ranking knows of each record: field lengths, where fields start, importance and page. */
export class RecordColumns {
  readonly count: number;
  readonly pageCount: number;
  readonly pageRank: Int8Array;
  /** Number of the record's page; pages are numbered in reading order. */
  readonly page: Uint32Array;
  readonly #averages: ReadonlyMap<SearchField, number>;
  readonly #lengths: ReadonlyMap<SearchField, Uint32Array>;
  readonly #starts: ReadonlyMap<SearchField, Uint32Array>;
  readonly #ends: ReadonlyMap<SearchField, Uint32Array>;

  constructor(section: Uint8Array) {
    const reader = new ByteReader(section);
    const count = reader.number();
    const totals = reader.numbers(SEARCH_FIELDS.length);
    const lengths = SEARCH_FIELDS.map(() => reader.numbers(count));
    const texts = SEARCH_FIELDS.map(() => reader.numbers(count));
    this.count = count;
    this.#averages = new Map(SEARCH_FIELDS.map((field, at) => [field, (totals[at] ?? 0) / count || 1]));
    this.#lengths = new Map(SEARCH_FIELDS.map((field, at) => [field, lengths[at] ?? new Uint32Array(0)]));
    const edges = fieldEdges(lengths, texts, count);
    this.#starts = new Map(SEARCH_FIELDS.map((field, at) => [field, edges[at] ?? new Uint32Array(0)]));
    this.#ends = new Map(SEARCH_FIELDS.map((field, at) => [field, edges[at + 1] ?? new Uint32Array(0)]));
    this.pageRank = Int8Array.from(reader.take(count), (stored) => stored + MIN_PAGE_RANK);
    this.page = new Uint32Array(count);
    this.pageCount = this.#readPages(reader);
  }

  /** Words of one field, by record. */
  lengths(field: SearchField): Uint32Array {
    return this.#lengths.get(field) ?? new Uint32Array(0);
  }

  /** Mean number of words of one field; 1 when no record has any. */
  averageLength(field: SearchField): number {
    return this.#averages.get(field) ?? 1;
  }

  /** Position of one field's first word, by record. */
  starts(field: SearchField): Uint32Array {
    return this.#starts.get(field) ?? new Uint32Array(0);
  }

  /** Position after one field's last word and the gap that follows it, by record. */
  ends(field: SearchField): Uint32Array {
    return this.#ends.get(field) ?? new Uint32Array(0);
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

/** Where each field starts, by record, and where the last one ends: a text takes its words and a gap. */
function fieldEdges(lengths: readonly Uint32Array[], texts: readonly Uint32Array[], count: number): Uint32Array[] {
  const edges = [new Uint32Array(count)];
  SEARCH_FIELDS.forEach((name, field) => {
    const words = lengths[field];
    const gap = TEXT_GAPS[name];
    const edge = new Uint32Array(count);
    const before = edges[field];
    const gaps = texts[field];
    for (let record = 0; record < count; record++) {
      edge[record] = (before?.[record] ?? 0) + (words?.[record] ?? 0) + (gaps?.[record] ?? 0) * gap;
    }
    edges.push(edge);
  });
  return edges;
}
