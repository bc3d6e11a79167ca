import type { AddRelated } from '@feedback-docs/answers';
import type { LoadedIndex } from './loadIndexes.ts';

/** The same indexes; that of the documentation, under all its names, also brings sections of similar meaning. */
export function withRelated(
  indexes: ReadonlyMap<string, LoadedIndex>,
  docs: LoadedIndex,
  addRelated: AddRelated,
): ReadonlyMap<string, LoadedIndex> {
  const related: LoadedIndex = {
    ...docs,
    // Outside the cache of results, which holds some from before the word vectors were loaded.
    search: async (query, options) => addRelated(query, await docs.search(query, options)),
  };
  return new Map([...indexes].map(([name, index]) => [name, index === docs ? related : index]));
}
