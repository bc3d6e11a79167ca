import type { SearchRecord } from '@feedback-docs/protocol';
import { ByteWriter } from './ByteWriter.ts';
import { type CollectedPostings, TEXT_GAPS } from './collectPostings.ts';
import { SEARCH_FIELDS, sectionDepth } from './searchFields.ts';

/** Smallest page importance, and what is added to store it without a sign. */
export const LEAST_PAGE_RANK = -10;

/** What ranking must know of each record without its text, one column after the other: words and texts per field, depth, importance, page. */
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
  for (const record of records) out.byte(sectionDepth(record));
  for (const record of records) out.byte(storedPageRank(record));
  writePages(out, records);
  return out.done();
}

function gapOf(field: number): number {
  return TEXT_GAPS[SEARCH_FIELDS[field] ?? 'content'];
}

function storedPageRank(record: SearchRecord): number {
  const rank = Math.round(record.weight.pageRank ?? 0);
  return Math.max(LEAST_PAGE_RANK, Math.min(-LEAST_PAGE_RANK, rank)) - LEAST_PAGE_RANK;
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
