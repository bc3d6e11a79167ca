import { type ChosenFilters, type FilterDefinition, knownFilters } from '../search/filters.ts';

/** What the search page's address says: the words and the chosen filters. */
export interface SearchPageAddress {
  readonly query: string;
  readonly filters: ChosenFilters;
}

/** The address of the search page for a search, such as `/search?q=radio&kind=docs`. */
export function writeSearchPageAddress(path: string, { query, filters }: SearchPageAddress): string {
  const parameters = [...(query === '' ? [] : [['q', query] as const]), ...Object.entries(filters)].map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value.toWellFormed())}`,
  );
  return parameters.length === 0 ? path : `${path}?${parameters.join('&')}`;
}

/** Reads the query string of the search page. Filters and values that no definition names are dropped. */
export function readSearchPageAddress(search: string, definitions: readonly FilterDefinition[]): SearchPageAddress {
  const { q = '', ...filters } = Object.fromEntries(new URLSearchParams(search));
  return { query: q, filters: knownFilters(definitions, filters) };
}
