import type { ReleasesData } from '@feedback-docs/releases';
import type { SearchEngine } from '@feedback-docs/search';
import { createLibrary, type Library } from './Library.ts';
import { readSection } from './readSection.ts';

/** What the assistant needs of the search engine. */
export type AnswerSearch = Pick<SearchEngine, 'search' | 'recordCount'>;

/** Reads every section of the index. An empty query lists all records in reading order. */
export async function loadLibrary(
  search: AnswerSearch,
  indexName: string,
  releases: Pick<ReleasesData, 'releases'>,
): Promise<Library> {
  const { hits } = await search.search({
    indexName,
    query: '',
    hitsPerPage: search.recordCount,
    distinct: 0,
    attributesToRetrieve: ['*', 'code', 'outline', 'askedAs', 'readerWords'],
    attributesToHighlight: [],
    attributesToSnippet: [],
  });
  return createLibrary(
    hits.flatMap((hit) => readSection(hit) ?? []),
    releases,
  );
}
