import type { SearchEngine } from '@feedback-docs/search';

/** The addresses of all sections of the documentation in reading order, without release notes. */
export async function listSections(engine: Pick<SearchEngine, 'search' | 'recordCount'>): Promise<string[]> {
  const { hits } = await engine.search({
    indexName: 'docs',
    query: '',
    hitsPerPage: engine.recordCount,
    distinct: 0,
    facetFilters: ['platform:docs'],
    attributesToRetrieve: ['url'],
    attributesToHighlight: [],
    attributesToSnippet: [],
  });
  return hits.flatMap(({ url }) => url ?? []);
}
