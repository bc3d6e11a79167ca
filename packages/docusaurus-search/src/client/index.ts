export { SearchForm } from './SearchForm.tsx';
export { useHasAssistant, useSearchData } from './useSearchData.ts';
export { useSearchOptions } from './useSearchOptions.ts';
