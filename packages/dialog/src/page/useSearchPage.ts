import type { SearchResult } from '@feedback-docs/protocol';
import { useCallback, useEffect, useReducer, useState } from 'react';
import type { SearchClient } from '../SearchClient.ts';
import { buildRequests, type SearchParameters } from '../search/buildRequests.ts';
import { type ChosenFilters, type FilterDefinition, filterConditions } from '../search/filters.ts';
import { useSearch } from '../search/useSearch.ts';
import { useViewEvents } from '../search/useViewEvents.ts';
import type { SearchPageAddress } from './searchPageAddress.ts';
import type { SearchPageLinks } from './searchPageItems.ts';
import { type SearchPageResults, searchPageResults } from './searchPageResults.ts';
import { hasMorePages, openedSearchPage, searchPageReducer } from './searchPageState.ts';
import { useAddressSync } from './useAddressSync.ts';
import { useEndOfResults } from './useEndOfResults.ts';

/** Results per page of the search page. */
const SEARCH_PAGE_HITS = 15;

const NO_PARAMETERS: SearchParameters = {};
const NO_FILTERS: readonly FilterDefinition[] = [];

/** What the site says about its search page. The same client, parameters and filters as the dialog give the same counts. */
export interface SearchPageOptions extends SearchPageLinks {
  readonly client: SearchClient;
  readonly indexName: () => string | readonly string[];
  readonly searchParameters?: SearchParameters;
  readonly filters?: readonly FilterDefinition[];
  /** What the address bar says now; see readSearchPageAddress. */
  readonly address: SearchPageAddress;
  /** Called after 400 ms of quiet, and before a click does anything, with what the address bar should say. Replace the history entry. */
  readonly onAddressChange: (address: SearchPageAddress) => void;
}

/** A search page without looks. */
export interface SearchPage {
  readonly query: string;
  readonly filters: ChosenFilters;
  readonly results: SearchPageResults;
  readonly type: (query: string) => void;
  readonly chooseFilter: (name: string, value: string | null) => void;
  /** What a button for the next page does; the reader goes on with its first result. */
  readonly loadMore: () => void;
  readonly retry: () => void;
  /** The ref of an element that stays right after the list of the results: the next page loads when that comes into sight. */
  readonly endRef: (element: Element | null) => void;
}

/** Searches on every keystroke, page by page. Older searches are aborted, late answers dropped. */
export function useSearchPage(options: SearchPageOptions): SearchPage {
  const { client, searchParameters = NO_PARAMETERS, filters = NO_FILTERS, onEvent } = options;
  const [state, dispatch] = useReducer(searchPageReducer, options.address, openedSearchPage);
  const [indexNames] = useState(() => [options.indexName()].flat());

  const scope = {
    indexNames,
    searchParameters,
    conditions: filterConditions(filters, state.filters),
    clickAnalytics: onEvent !== undefined,
  };
  const search = useSearch(
    client,
    buildRequests(state.query, scope, { hitsPerPage: SEARCH_PAGE_HITS, page: state.page }),
  );
  useViewEvents(search.state, allObjectIDs, onEvent);
  useEffect(() => {
    if (search.state.status !== 'answered') return;
    const { requests, results } = search.state;
    dispatch({ type: 'pageArrived', page: requests[0]?.page ?? 0, results });
  }, [search.state]);

  useAddressSync({
    typed: { query: state.query, filters: state.filters },
    address: options.address,
    goTo: (address) => dispatch({ type: 'readerWentTo', address }),
    onAddressChange: options.onAddressChange,
  });

  const askForMore = useCallback(() => dispatch({ type: 'readerAskedForMore' }), []);
  const canLoadMore = search.state.status === 'answered' && hasMorePages(state);
  const { endRef, loadMore } = useEndOfResults(askForMore, canLoadMore, state.pages.length);

  return {
    query: state.query,
    filters: state.filters,
    results: searchPageResults(state, search.state, options),
    type: (query) => dispatch({ type: 'readerTyped', query }),
    chooseFilter: (name, value) => dispatch({ type: 'readerChoseFilter', definitions: filters, name, value }),
    loadMore,
    retry: search.retry,
    endRef,
  };
}

function allObjectIDs(result: SearchResult): readonly string[] {
  return result.hits.map(({ objectID }) => objectID);
}
