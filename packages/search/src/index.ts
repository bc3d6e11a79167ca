export { type BuildOptions, type BuiltIndex, buildIndex } from './build/buildIndex.ts';
export { IndexFileError } from './format/indexFile.ts';
export { indexInSorted } from './format/lowerBound.ts';
export type { LoadChunk } from './format/RecordStore.ts';
export { MemoCache } from './match/MemoCache.ts';
export { parseSynonyms, SynonymsError } from './match/synonyms.ts';
export { searchParams } from './render/searchParams.ts';
export { type OpenOptions, openIndex, type SearchEngine, type SearchOptions } from './SearchEngine.ts';
