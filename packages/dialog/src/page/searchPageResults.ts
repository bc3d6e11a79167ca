import type { SearchError } from '../SearchError.ts';
import type { SearchState } from '../search/searchState.ts';
import { relatedItems, type SearchPageItem, type SearchPageLinks, searchPageItems } from './searchPageItems.ts';
import { hasMorePages, type SearchPageState } from './searchPageState.ts';

/** What the page shows. While a new search loads, the results of the one before stay. */
export type SearchPageResults =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: SearchError; readonly items: readonly SearchPageItem[] }
  | {
      readonly status: 'answered';
      /** The query these results answer. */
      readonly query: string;
      readonly items: readonly SearchPageItem[];
      /** Sections of similar meaning, where words found next to nothing. */
      readonly related: readonly SearchPageItem[];
      /** Hits over all pages. */
      readonly count: number;
      readonly hasMore: boolean;
      readonly isLoading: boolean;
      /** No answer within 300 ms. */
      readonly isStalled: boolean;
    };

/** What the page shows, given what was asked and what has come. */
export function searchPageResults(
  state: SearchPageState,
  search: SearchState,
  links: SearchPageLinks,
): SearchPageResults {
  if (state.query.trim() === '') return { status: 'idle' };
  if (search.status === 'failed') {
    return { status: 'failed', error: search.error, items: state.page === 0 ? [] : searchPageItems(state, links) };
  }
  const latest = state.pages.at(-1);
  if (latest === undefined) return { status: 'loading' };
  return {
    status: 'answered',
    query: latest[0]?.query ?? state.query,
    items: searchPageItems(state, links),
    related: relatedItems(state, links),
    count: latest.reduce((sum, { nbHits }) => sum + nbHits, 0),
    hasMore: hasMorePages(state),
    isLoading: search.status === 'loading',
    isStalled: search.status === 'loading' && search.isStalled,
  };
}
