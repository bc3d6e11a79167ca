import { Dictionary } from './Dictionary.ts';
import { FacetColumns } from './FacetColumns.ts';
import { InflectionFinder } from './InflectionFinder.ts';
import { unpackSections } from './indexFile.ts';
import { PartLinks } from './PartLinks.ts';
import { PhraseFinder } from './PhraseFinder.ts';
import { Postings } from './Postings.ts';
import { RecordColumns } from './RecordColumns.ts';
import { TypoFinder } from './TypoFinder.ts';

/** The ranking part of an index, in typed arrays, and what finds terms in it. */
export interface LoadedIndex {
  readonly dictionary: Dictionary;
  readonly inflections: InflectionFinder;
  readonly typos: TypoFinder;
  readonly phrases: PhraseFinder;
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
  const postings = new Postings(sections, dictionary, records);
  return {
    dictionary,
    inflections: new InflectionFinder(dictionary),
    typos: new TypoFinder(dictionary),
    phrases: new PhraseFinder(postings),
    parts: new PartLinks(sections.parts),
    postings,
    records,
    facets: new FacetColumns(sections.facets, records.count),
    chunkTable: sections.chunks,
  };
}
