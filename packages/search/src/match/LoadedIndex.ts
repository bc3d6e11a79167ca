import { CompoundLinks } from '../format/CompoundLinks.ts';
import { Dictionary } from '../format/Dictionary.ts';
import { FacetColumns } from '../format/FacetColumns.ts';
import { unpackSections } from '../format/indexFile.ts';
import { RecordColumns } from '../format/RecordColumns.ts';
import { InflectionFinder } from './InflectionFinder.ts';
import { PhraseFinder } from './PhraseFinder.ts';
import { Postings } from './Postings.ts';
import { TypoFinder } from './TypoFinder.ts';

/** What ranking reads of an index, in typed arrays, and the finders of terms in it. */
export interface LoadedIndex {
  readonly dictionary: Dictionary;
  readonly inflections: InflectionFinder;
  readonly typos: TypoFinder;
  readonly phrases: PhraseFinder;
  readonly compounds: CompoundLinks;
  readonly postings: Postings;
  readonly records: RecordColumns;
  readonly facets: FacetColumns;
  readonly chunkTable: Uint8Array;
}

/** Opens an index file's bytes, which must not change afterwards. Throws IndexFileError. */
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
    compounds: new CompoundLinks(sections.compounds),
    postings,
    records,
    facets: new FacetColumns(sections.facets, records.count),
    chunkTable: sections.chunks,
  };
}
