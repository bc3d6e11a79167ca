import type { SearchRecord } from '@feedback-docs/protocol';
import { ByteWriter } from '../format/ByteWriter.ts';

/** Where each chunk of records starts, as numbers and as the index section that stores them. */
export function writeChunkTable(records: readonly SearchRecord[], chunkSize: number) {
  const starts: number[] = [];
  let size = Number.POSITIVE_INFINITY;
  records.forEach((record, number) => {
    if (size >= chunkSize) {
      starts.push(number);
      size = 0;
    }
    size += JSON.stringify(record).length;
  });
  const out = new ByteWriter();
  out.number(starts.length);
  starts.forEach((start, at) => {
    out.number(start - (starts[at - 1] ?? 0));
  });
  return { starts, table: out.done() };
}

/** The records themselves, as JSON, one chunk per start; each names the index it belongs to. */
export function writeChunks(records: readonly SearchRecord[], starts: readonly number[], identity: number): string[] {
  return starts.map((start, at) => JSON.stringify({ index: identity, records: records.slice(start, starts[at + 1]) }));
}
