import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { IndexFileError, openIndex, parseSynonyms, type SearchEngine, SynonymsError } from '@feedback-docs/search';
import { cacheResults } from './cacheResults.ts';
import type { SearchIndex } from './createSearchService.ts';

/** The indexes every build writes: the whole documentation, and the assistant's questions. */
export const INDEX_NAMES = ['docs', 'algolia_ask_ai_suggested_questions'] as const;

/** A loaded index with its answers kept in memory, and the engine behind it. */
export interface LoadedIndex extends SearchIndex {
  readonly engine: SearchEngine;
  /** The ids of all records, by which events name them. */
  readonly objectIDs: ReadonlySet<string>;
}

/** Thrown when a search index is missing, cut short or of another build; the message says which file and what to run. */
export class SearchFilesError extends Error {}

/**
 * Opens the search indexes of a built site: `{name}.bin` in the folder, its record chunks in `{name}/{number}.json`.
 * A site whose readers search in their own browsers has the folder in its public part. `aliases` are further names of the whole
 * documentation, under which the same is found. Every chunk is read once, so
 * that a broken one is found before the first reader. Throws a SearchFilesError.
 */
export async function loadIndexes(
  siteDir: string,
  aliases: readonly string[] = [],
): Promise<ReadonlyMap<string, LoadedIndex>> {
  const opened = INDEX_NAMES.map(async (name) => {
    const engine = await loadIndex(siteDir, name);
    const objectIDs = new Set(await listRecords(engine, name));
    return [name, { ...cacheResults(engine), searchFacet: engine.searchFacet, engine, objectIDs }] as const;
  });
  const indexes = new Map<string, LoadedIndex>(await Promise.all(opened));
  const docs = indexes.get('docs');
  if (docs !== undefined) for (const alias of aliases) indexes.set(alias, docs);
  return indexes;
}

/** The same indexes with another in the place of one, under all its names. */
export function replaceIndex(
  indexes: ReadonlyMap<string, LoadedIndex>,
  replaced: LoadedIndex,
  by: LoadedIndex,
): ReadonlyMap<string, LoadedIndex> {
  return new Map([...indexes].map(([name, index]) => [name, index === replaced ? by : index]));
}

/** Opens one of the indexes as `loadIndexes` does, its answers not kept. Throws a SearchFilesError. */
export async function loadIndex(siteDir: string, name: (typeof INDEX_NAMES)[number]): Promise<SearchEngine> {
  const publicFolder = join(siteDir, 'build', 'search-index');
  const folder = existsSync(publicFolder) ? publicFolder : join(siteDir, 'server-data', 'search');
  const path = join(folder, `${name}.bin`);
  const synonyms = await readSynonyms(join(folder, 'synonyms.json'));
  const file = await read(path);
  const engine = explain(path, () =>
    openIndex(file, {
      synonyms,
      loadChunk: async (chunk) => (await read(join(folder, name, `${chunk}.json`))).toString('utf8'),
    }),
  );
  await listRecords(engine, name).catch((error: unknown) => explain(join(folder, name), () => rethrow(error)));
  return engine;
}

/** The ids of all records. An empty query lists every record, which brings in every chunk. */
async function listRecords(engine: SearchEngine, indexName: string): Promise<string[]> {
  const { hits } = await engine.search({
    indexName,
    query: '',
    hitsPerPage: engine.recordCount,
    distinct: 0,
    attributesToRetrieve: [],
    attributesToHighlight: [],
    attributesToSnippet: [],
  });
  return hits.map(({ objectID }) => objectID);
}

/** Words that are searched as one; none in the folder of a site that names none. */
async function readSynonyms(path: string): Promise<ReturnType<typeof parseSynonyms>> {
  const text = existsSync(path) ? (await read(path)).toString('utf8') : '[]';
  return explain(path, () => parseSynonyms(JSON.parse(text)));
}

async function read(path: string): Promise<Buffer> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw unusable(path, error.code === 'ENOENT' ? 'it is missing.' : `${error.message}.`);
  });
}

function explain<T>(path: string, step: () => T): T {
  try {
    return step();
  } catch (error) {
    const isExpected =
      error instanceof IndexFileError || error instanceof SynonymsError || error instanceof SyntaxError;
    if (isExpected) throw unusable(path, error.message);
    throw error;
  }
}

function rethrow(error: unknown): never {
  throw error;
}

function unusable(path: string, reason: string): SearchFilesError {
  return new SearchFilesError(
    `The search cannot be used because of ${path}: ${reason} Run "npm run build" to build it again.`,
  );
}
