import type { AddRelated } from '@feedback-docs/answers';
import { type LoadedIndex, replaceIndex } from './loadIndexes.ts';

/** The same indexes; that of the documentation, under all its names, also brings sections of similar meaning. */
export function withRelated(
  indexes: ReadonlyMap<string, LoadedIndex>,
  docs: LoadedIndex,
  addRelated: AddRelated,
): ReadonlyMap<string, LoadedIndex> {
  return replaceIndex(indexes, docs, {
    ...docs,
    // Outside the cache of results, which holds some from before the word vectors were loaded.
    search: async (query, options) => addRelated(query, await docs.search(query, options)),
  });
}
