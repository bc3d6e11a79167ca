import type { SearchRecord } from '@feedback-docs/protocol';
import { ByteWriter } from '../format/ByteWriter.ts';
import { MIN_PAGE_RANK } from '../format/RecordColumns.ts';
import { SEARCH_FIELDS, TEXT_GAPS } from '../format/searchFields.ts';
import type { CollectedPostings } from './collectPostings.ts';

/** What ranking reads of each record besides its words, one column after the other: words and texts per field, importance, page. */
export function writeRecordColumns(records: readonly SearchRecord[], collected: CollectedPostings): Uint8Array {
  const out = new ByteWriter();
  out.number(records.length);
  for (const lengths of collected.lengths) out.number(lengths.reduce((sum, length) => sum + length, 0));
  for (const lengths of collected.lengths) for (const length of lengths) out.number(length);
  collected.spans.forEach((spans, field) => {
    spans.forEach((span, record) => {
      out.number((span - (collected.lengths[field]?.[record] ?? 0)) / gapOf(field));
    });
  });
  for (const record of records) out.byte(storedPageRank(record));
  writePages(out, records);
  return out.done();
}

function gapOf(field: number): number {
  return TEXT_GAPS[SEARCH_FIELDS[field] ?? 'content'];
}

function storedPageRank(record: SearchRecord): number {
  const rank = Math.round(record.weight.pageRank ?? 0);
  return Math.max(MIN_PAGE_RANK, Math.min(-MIN_PAGE_RANK, rank)) - MIN_PAGE_RANK;
}

/** Pages are numbered as they first appear; a record stores 0 for a page not seen yet, else how far back its page is. */
function writePages(out: ByteWriter, records: readonly SearchRecord[]): void {
  const pages = new Map<string, number>();
  for (const { url_without_anchor: url } of records) {
    const page = pages.get(url);
    out.number(page === undefined ? 0 : pages.size - page);
    if (page === undefined) pages.set(url, pages.size);
  }
}
