import type { SearchEngine } from '@feedback-docs/search';
import type { PageSection } from './feedbackPage.ts';

/** A list of the sections of each page, read from the search index at the first use; empty while there is no index. */
export function createPageSections(
  engine: () => Pick<SearchEngine, 'search' | 'recordCount'> | undefined,
): (page: string) => Promise<readonly PageSection[]> {
  let pages: Promise<ReadonlyMap<string, PageSection[]>> | undefined;
  return async (page) => {
    const loaded = engine();
    if (loaded === undefined) return [];
    pages ??= readSections(loaded);
    return (await pages).get(page) ?? [];
  };
}

async function readSections(
  engine: Pick<SearchEngine, 'search' | 'recordCount'>,
): Promise<ReadonlyMap<string, PageSection[]>> {
  const { hits } = await engine.search({
    indexName: 'docs',
    query: '',
    hitsPerPage: engine.recordCount,
    distinct: 0,
    attributesToRetrieve: ['url_without_anchor', 'anchor', 'hierarchy'],
    attributesToHighlight: [],
    attributesToSnippet: [],
  });
  const titles = hits.flatMap(({ url_without_anchor: page, anchor, hierarchy }) => {
    const { lvl6, lvl5, lvl4, lvl3, lvl2 } = hierarchy ?? {};
    const title = lvl6 ?? lvl5 ?? lvl4 ?? lvl3 ?? lvl2;
    return page !== undefined && anchor && title ? [{ page, anchor, title }] : [];
  });
  return Map.groupBy(titles, ({ page }) => page);
}
