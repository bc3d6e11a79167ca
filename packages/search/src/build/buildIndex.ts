import type { SearchRecord } from '@feedback-docs/protocol';
import { indexIdentity, packSections } from '../format/indexFile.ts';
import { collectPostings } from './collectPostings.ts';
import { writeChunks, writeChunkTable } from './writeChunks.ts';
import { writeFacets } from './writeFacets.ts';
import { writePostings } from './writePostings.ts';
import { writeRecordColumns } from './writeRecordColumns.ts';

/** How an index is built. */
export interface BuildOptions {
  /** Store word positions, for phrases, proximity and search in some fields only. Default true; false halves the index. */
  readonly positions?: boolean;
  /** Approximate text per record chunk in UTF-16 code units; default 16,384. */
  readonly chunkSize?: number;
}

/** A built index: what ranking needs, loaded as a whole, and the records in chunks that are loaded when shown. */
export interface BuiltIndex {
  readonly index: Uint8Array;
  /** JSON texts, numbered from 0. */
  readonly chunks: readonly string[];
}

/** Builds an index from records in any order; they are numbered in reading order (`weight.position`, then objectID). The same records give the same bytes. */
export function buildIndex(records: readonly SearchRecord[], options: BuildOptions = {}): BuiltIndex {
  const { positions = true, chunkSize = 16_384 } = options;
  const ordered = [...records].sort(inReadingOrder);
  const collected = collectPostings(ordered);
  const ranges = writeChunkTable(ordered, chunkSize);
  const index = packSections({
    ...writePostings(collected, positions),
    records: writeRecordColumns(ordered, collected),
    facets: writeFacets(ordered),
    chunks: ranges.table,
  });
  return { index, chunks: writeChunks(ordered, ranges.starts, indexIdentity(index)) };
}

function inReadingOrder(a: SearchRecord, b: SearchRecord): number {
  return a.weight.position - b.weight.position || (a.objectID < b.objectID ? -1 : a.objectID > b.objectID ? 1 : 0);
}
