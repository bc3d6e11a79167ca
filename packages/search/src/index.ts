export { type BuildOptions, type BuiltIndex, buildIndex } from './buildIndex.ts';
export { escapeHtml } from './escapeHtml.ts';
export { IndexFileError } from './indexFile.ts';
export { Memory } from './Memory.ts';
export type { LoadChunk } from './RecordStore.ts';
export { type OpenOptions, openIndex, type SearchEngine } from './SearchEngine.ts';
export { stemWord } from './stemWord.ts';
export { parseSynonyms, SynonymsError } from './synonyms.ts';
export { type Token, tokenize } from './tokenize.ts';
