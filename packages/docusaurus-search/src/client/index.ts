export { SearchForm } from './SearchForm.tsx';
export { useHasAssistant, useSearchData } from './useSearchData.ts';
