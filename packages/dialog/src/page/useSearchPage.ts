import type { SearchEvent, SearchResult } from '@feedback-docs/protocol';
import { type MouseEvent, useCallback, useEffect, useReducer, useState } from 'react';
import type { SearchClient } from '../SearchClient.ts';
import type { SearchErrorKind } from '../SearchError.ts';
import { isPlainClick } from '../screens/isPlainClick.ts';
import { buildRequests, type SearchParameters } from '../search/buildRequests.ts';
import { describeHit, type HitDescription, matchedWords } from '../search/describeHit.ts';
import { type ChosenFilters, type FilterDefinition, filterConditions } from '../search/filters.ts';
import type { RankedHit } from '../search/groupHits.ts';
import { type AddressRules, type ResultAddress, resultAddress } from '../search/resultAddress.ts';
import { clickEvent } from '../search/searchEvents.ts';
import { useSearch } from '../search/useSearch.ts';
import { useViewEvents } from '../search/useViewEvents.ts';
import { leaveMatches } from '../storage/matchesForPage.ts';
import type { SearchPageAddress } from './searchPageAddress.ts';
import { hasMorePages, openedSearchPage, type SearchPageState, searchPageReducer } from './searchPageState.ts';
import { useAddressSync } from './useAddressSync.ts';
import { useSightOf } from './useSightOf.ts';

/** Results per page of the search page (BEHAVIOUR B9.4). */
const SEARCH_PAGE_HITS = 15;

const NO_PARAMETERS: SearchParameters = {};
const NO_FILTERS: readonly FilterDefinition[] = [];

/** What the site says about its search page. The same client, parameters and filters as the dialog give the same counts. */
export interface SearchPageOptions extends AddressRules {
  readonly client: SearchClient;
  readonly indexName: () => string | readonly string[];
  readonly searchParameters?: SearchParameters;
  readonly filters?: readonly FilterDefinition[];
  readonly onEvent?: (event: SearchEvent) => void;
  readonly navigate: (href: string) => void;
  /** What the address bar says now; see readSearchPageAddress. */
  readonly address: SearchPageAddress;
  /** Called after 400 ms of quiet with what the address bar should say. Replace the history entry. */
  readonly onAddressChange: (address: SearchPageAddress) => void;
}

/** One result to show. */
export interface SearchPageItem {
  /** Unique on the page. */
  readonly key: string;
  readonly description: HitDescription;
  readonly address: ResultAddress;
  /** Give it to the link's click: remembers the words to mark, tells the site, and goes there by the router. */
  readonly onClick: (event: MouseEvent) => void;
}

/** What the page shows. While a new search loads, the results of the one before stay. */
export type SearchPageResults =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly kind: SearchErrorKind; readonly items: readonly SearchPageItem[] }
  | {
      readonly status: 'answered';
      /** The query these results answer. */
      readonly query: string;
      readonly items: readonly SearchPageItem[];
      /** Hits over all pages. */
      readonly count: number;
      readonly hasMore: boolean;
      readonly isLoading: boolean;
      /** No answer within 300 ms. */
      readonly isStalled: boolean;
    };

/** A search page without looks. */
export interface SearchPage {
  readonly query: string;
  readonly filters: ChosenFilters;
  readonly results: SearchPageResults;
  readonly type: (query: string) => void;
  readonly chooseFilter: (name: string, value: string | null) => void;
  readonly loadMore: () => void;
  readonly retry: () => void;
  /** Give it to an element after the results as its ref: the next page loads when that comes into sight. */
  readonly endRef: (element: Element | null) => void;
}

/** Searches on every keystroke, page by page (BEHAVIOUR B9, Q5). Older searches are aborted, late answers dropped. */
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

  const loadMore = useCallback(() => dispatch({ type: 'readerAskedForMore' }), []);
  const canLoadMore = search.state.status === 'answered' && hasMorePages(state);
  const endRef = useSightOf(loadMore, canLoadMore, state.pages.length);

  return {
    query: state.query,
    filters: state.filters,
    results: resultsOf(state, search.state, options),
    type: (query) => dispatch({ type: 'readerTyped', query }),
    chooseFilter: (name, value) => dispatch({ type: 'readerChoseFilter', definitions: filters, name, value }),
    loadMore,
    retry: search.retry,
    endRef,
  };
}

function resultsOf(
  state: SearchPageState,
  search: ReturnType<typeof useSearch>['state'],
  options: SearchPageOptions,
): SearchPageResults {
  if (state.query.trim() === '') return { status: 'idle' };
  if (search.status === 'failed') {
    return { status: 'failed', kind: search.kind, items: state.page === 0 ? [] : itemsOf(state, options) };
  }
  const latest = state.pages.at(-1);
  if (latest === undefined) return { status: 'loading' };
  return {
    status: 'answered',
    query: latest[0]?.query ?? state.query,
    items: itemsOf(state, options),
    count: latest.reduce((sum, { nbHits }) => sum + nbHits, 0),
    hasMore: hasMorePages(state),
    isLoading: search.status === 'loading',
    isStalled: search.status === 'loading' && search.isStalled,
  };
}

function itemsOf({ pages }: SearchPageState, options: SearchPageOptions): readonly SearchPageItem[] {
  return pages.flatMap((results) =>
    results.flatMap((result) =>
      result.hits.map((hit, rank) => {
        const position = result.page * result.hitsPerPage + rank + 1;
        const ranked = { hit, indexName: result.index, position, queryID: result.queryID ?? null };
        const address = resultAddress(hit.url ?? '', options);
        return {
          key: `${result.index} ${position} ${hit.objectID}`,
          description: describeHit(hit),
          address,
          onClick: (event: MouseEvent) => openItem(ranked, address, options, event),
        };
      }),
    ),
  );
}

function openItem(
  ranked: Pick<RankedHit, 'hit' | 'indexName' | 'position' | 'queryID'>,
  { href, isExternal }: ResultAddress,
  { onEvent, navigate }: SearchPageOptions,
  event: MouseEvent,
): void {
  leaveMatches(href, matchedWords(ranked.hit));
  onEvent?.(clickEvent(ranked));
  if (isExternal || !isPlainClick(event)) return;
  event.preventDefault();
  navigate(href);
}

function allObjectIDs(result: SearchResult): readonly string[] {
  return result.hits.map(({ objectID }) => objectID);
}
