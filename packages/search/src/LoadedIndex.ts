import { Dictionary } from './Dictionary.ts';
import { FacetColumns } from './FacetColumns.ts';
import { unpackSections } from './indexFile.ts';
import { PartLinks } from './PartLinks.ts';
import { Postings } from './Postings.ts';
import { RecordColumns } from './RecordColumns.ts';

/** The ranking part of an index, in typed arrays. */
export interface LoadedIndex {
  readonly dictionary: Dictionary;
  readonly parts: PartLinks;
  readonly postings: Postings;
  readonly records: RecordColumns;
  readonly facets: FacetColumns;
  readonly chunkTable: Uint8Array;
}

/** Loads the ranking part from a file's bytes, which must not change afterwards. Throws IndexFileError. */
export function loadIndex(file: Uint8Array): LoadedIndex {
  const sections = unpackSections(file);
  const dictionary = new Dictionary(sections.dictionary);
  const records = new RecordColumns(sections.records);
  return {
    dictionary,
    parts: new PartLinks(sections.parts),
    postings: new Postings(sections, dictionary),
    records,
    facets: new FacetColumns(sections.facets, records.count),
    chunkTable: sections.chunks,
  };
}
