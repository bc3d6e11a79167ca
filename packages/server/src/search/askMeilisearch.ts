import { createMeilisearch, type MeilisearchOptions } from '@feedback-docs/meilisearch';
import { type LoadedIndex, replaceIndex } from './loadIndexes.ts';

/**
 * The same indexes, that of the documentation, under all its names, searched by Meilisearch; null leaves them as they are. The assistant
 * goes on to read our own index, and results are not cached: Meilisearch may get new records at any time.
 */
export function askMeilisearch(
  indexes: ReadonlyMap<string, LoadedIndex>,
  options: MeilisearchOptions | null,
  onFailure: (reason: string) => void,
): ReadonlyMap<string, LoadedIndex> {
  const docs = indexes.get('docs');
  if (options === null || docs === undefined) return indexes;
  const { search, searchFacet } = createMeilisearch({ ...options, onFailure });
  return replaceIndex(indexes, docs, { ...docs, search, searchFacet });
}
