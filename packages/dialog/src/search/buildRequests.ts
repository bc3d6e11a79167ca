import { type FilterList, HIERARCHY_LEVELS, MAX_QUERY_LENGTH, type SearchQuery } from '@feedback-docs/protocol';
import { HIGHLIGHT_POST_TAG, HIGHLIGHT_PRE_TAG } from './markedText.ts';

/** Hits asked for at a time in the dialog. */
const HITS_PER_PAGE = 20;

/** Words in a snippet; narrow screens get as many and wrap. */
const SNIPPET_WORDS = 15;

const SNIPPETED = [...HIERARCHY_LEVELS.slice(1).map((level) => `hierarchy.${level}`), 'content'];

/** Parameters the site sets for every search; they win over the dialog's own. The highlight tags are the dialog's. */
export type SearchParameters = Omit<
  Partial<SearchQuery>,
  'query' | 'indexName' | 'page' | 'highlightPreTag' | 'highlightPostTag'
>;

/** What a search looks in, apart from the words. */
export interface SearchScope {
  /** Searched in this order, one request each. */
  readonly indexNames: readonly string[];
  readonly searchParameters: SearchParameters;
  /** Conditions of the filters the reader chose. */
  readonly conditions: FilterList;
  readonly clickAnalytics: boolean;
}

/** The requests for a query, or null when there is nothing to search for. */
export function buildRequests(
  query: string,
  scope: SearchScope,
  page: { readonly hitsPerPage: number; readonly page?: number } = { hitsPerPage: HITS_PER_PAGE },
): readonly SearchQuery[] | null {
  if (query.trim() === '') return null;
  const { facetFilters = [], ...parameters } = scope.searchParameters;
  const conditions = [...facetFilters, ...scope.conditions];
  return scope.indexNames.map((indexName) => ({
    query: query.slice(0, MAX_QUERY_LENGTH),
    indexName,
    attributesToRetrieve: [
      ...HIERARCHY_LEVELS.map((level) => `hierarchy.${level}`),
      'content',
      'type',
      'url',
      'platform',
      'version',
    ],
    attributesToSnippet: SNIPPETED.map((attribute) => `${attribute}:${SNIPPET_WORDS}`),
    snippetEllipsisText: '…',
    highlightPreTag: HIGHLIGHT_PRE_TAG,
    highlightPostTag: HIGHLIGHT_POST_TAG,
    clickAnalytics: scope.clickAnalytics,
    ...page,
    ...parameters,
    ...(conditions.length > 0 ? { facetFilters: conditions } : {}),
  }));
}
