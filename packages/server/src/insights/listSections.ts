import { loadIndex, SearchFilesError } from '../search/loadIndexes.ts';

/** The addresses of all sections of the documentation in reading order, without release notes; null where the site is not built. */
export async function listSections(siteDir: string): Promise<string[] | null> {
  try {
    const engine = await loadIndex(siteDir, 'docs');
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
  } catch (error) {
    if (error instanceof SearchFilesError) return null;
    throw error;
  }
}
