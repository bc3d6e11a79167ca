export { FilterBar, type FilterBarProps } from './frame/FilterBar.tsx';
export { readSearchPageAddress, type SearchPageAddress, writeSearchPageAddress } from './page/searchPageAddress.ts';
export {
  type SearchPage,
  type SearchPageItem,
  type SearchPageOptions,
  type SearchPageResults,
  useSearchPage,
} from './page/useSearchPage.ts';
export { SearchError, type SearchErrorKind } from './SearchError.ts';
export { MarkedText } from './screens/MarkedText.tsx';
export type { HitDescription } from './search/describeHit.ts';
export type { ChosenFilters } from './search/filters.ts';
export { type SearchState, settledSearch } from './search/searchState.ts';
export { type Search, useSearch } from './search/useSearch.ts';
