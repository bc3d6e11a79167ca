import { matchTitles, type Page } from '@feedback-docs/pages';
import {
  type HierarchyLevel,
  ProtocolError,
  type SearchHit,
  type SearchQuery,
  type SearchResult,
} from '@feedback-docs/protocol';
import { withoutPipes } from '@feedback-docs/text';
import type { SearchContext } from './createSearchService.ts';

/** What a search found: how many pages in all, and the first of them, best first. */
export interface PageResults {
  total: number;
  pages: readonly Page[];
  /** Pages of similar meaning, where next to nothing was found. */
  related?: readonly Page[];
}

/** Finds the pages for a query of at most 512 characters; readers take turns. */
export type PageSearch = (query: string, reader: string) => Promise<PageResults>;

const INDEX = 'docs';
const MAX_PAGES = 50;
/** Plain hits, the same and as many as with JavaScript: nothing is marked in a list that is made for readers without JavaScript. */
const LISTING = {
  indexName: INDEX,
  hitsPerPage: MAX_PAGES,
  attributesToRetrieve: ['url', 'hierarchy', 'content'],
  attributesToHighlight: [],
  attributesToSnippet: [],
};
const MAX_DESCRIPTION_LENGTH = 200;
/** The heading that was found, deepest first. */
const TITLE_LEVELS: readonly HierarchyLevel[] = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2', 'lvl1', 'lvl0'];

/**
 * Finds pages for readers without JavaScript: with the same search as everybody's, and by title
 * alone while the search is not loaded.
 */
export function createPageSearch(
  search: (query: SearchQuery, asked: SearchContext) => Promise<SearchResult>,
  pages: () => readonly Page[],
): PageSearch {
  return async (query, reader) => {
    try {
      const { hits, nbHits, relatedHits = [] } = await search({ ...LISTING, query }, { reader });
      return { total: nbHits, pages: hits.flatMap(toPage), related: relatedHits.flatMap(toPage) };
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error;
      const found = matchTitles(pages(), query);
      return { total: found.length, pages: found.slice(0, MAX_PAGES) };
    }
  };
}

function toPage({ url, hierarchy, content }: SearchHit): Page[] {
  const heading = TITLE_LEVELS.map((level) => hierarchy?.[level]).find((text) => typeof text === 'string');
  const page = hierarchy?.lvl1;
  const title = typeof page === 'string' && page !== heading ? `${heading} (${page})` : heading;
  // Only paths of this site: records are built from its pages, and anything else would be a broken index.
  if (url === undefined || !/^\/(?!\/)/.test(url) || title === undefined || title === null) return [];
  return [{ url, title, description: shorten(withoutPipes(content ?? '')) }];
}

function shorten(text: string): string {
  if (text.length <= MAX_DESCRIPTION_LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(' ', MAX_DESCRIPTION_LENGTH)).toWellFormed()} …`;
}
