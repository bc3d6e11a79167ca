import type { SearchResult } from '@feedback-docs/protocol';
import { type ChosenFilters, chooseFilter, type FilterDefinition } from '../search/filters.ts';
import type { SearchPageAddress } from './searchPageAddress.ts';

/** What the reader has asked the search page for, and the pages that have come. */
export interface SearchPageState {
  readonly query: string;
  readonly filters: ChosenFilters;
  /** The page asked for, from 0. */
  readonly page: number;
  /** Results of the pages that have come, one list per page; those of an older search until the first page is here. */
  readonly pages: readonly (readonly SearchResult[])[];
}

/** What a reader can do on the search page, and a page of results coming in. */
export type SearchPageAction =
  | { readonly type: 'readerTyped'; readonly query: string }
  | {
      readonly type: 'readerChoseFilter';
      readonly definitions: readonly FilterDefinition[];
      readonly name: string;
      readonly value: string | null;
    }
  | { readonly type: 'readerWentTo'; readonly address: SearchPageAddress }
  | { readonly type: 'readerAskedForMore' }
  | { readonly type: 'pageArrived'; readonly page: number; readonly results: readonly SearchResult[] };

/** The state of a search page that opens at an address. */
export function openedSearchPage(address: SearchPageAddress): SearchPageState {
  return { ...address, page: 0, pages: [] };
}

/** The next state of the search page. Pure. */
export function searchPageReducer(state: SearchPageState, action: SearchPageAction): SearchPageState {
  switch (action.type) {
    case 'readerTyped':
      return { ...state, query: action.query, page: 0 };
    case 'readerChoseFilter':
      return { ...state, filters: chooseFilter(action.definitions, state.filters, action), page: 0 };
    case 'readerWentTo':
      return { ...state, ...action.address, page: 0 };
    case 'readerAskedForMore':
      return hasMorePages(state) && state.page < state.pages.length ? { ...state, page: state.pages.length } : state;
    case 'pageArrived':
      return { ...state, pages: [...state.pages.slice(0, action.page), action.results] };
  }
}

/** Whether the service has results after those that have come. */
export function hasMorePages({ pages }: SearchPageState): boolean {
  return pages.at(-1)?.some(({ nbPages }) => nbPages > pages.length) ?? false;
}
