export { type BuildOptions, type BuiltIndex, buildIndex } from './buildIndex.ts';
export { IndexFileError } from './indexFile.ts';
export { Memory } from './Memory.ts';
export type { LoadChunk } from './RecordStore.ts';
export { type OpenOptions, openIndex, type SearchEngine, type SearchOptions } from './SearchEngine.ts';
export { searchParams } from './searchParams.ts';
export { parseSynonyms, SynonymsError } from './synonyms.ts';
