import { type ButtonTexts, DEFAULT_BUTTON_TEXTS } from './buttonTexts.ts';

/** Every sentence and label the reader sees or hears. Pass others to override some or all. */
export interface Texts extends ButtonTexts {
  readonly dialog: string;
  readonly placeholder: string;
  readonly placeholderWithAssistant: string;
  readonly inputLabel: string;
  readonly clear: string;
  readonly clearLabel: string;
  readonly close: string;
  readonly searching: string;
  readonly results: string;
  readonly filters: string;
  readonly anyChoice: (filter: string) => string;
  readonly searchWithoutFilters: string;
  readonly recent: string;
  readonly favorite: string;
  readonly recentConversations: string;
  readonly startLinks: string;
  readonly startQuestions: string;
  readonly saveRecent: (title: string) => string;
  readonly removeRecent: (title: string) => string;
  readonly removeFavorite: (title: string) => string;
  readonly removeConversation: (title: string) => string;
  readonly untitledGroup: string;
  readonly releases: string;
  readonly releasesAbout: (text: string) => string;
  readonly seeAll: (count: number) => string;
  readonly resultCount: (count: number, query: string) => string;
  readonly noResults: string;
  readonly related: string;
  readonly relatedCount: (count: number) => string;
  readonly phraseMissing: string;
  readonly trySearchingFor: string;
  readonly missingResults: string;
  readonly missingResultsLink: string;
  readonly errorTitle: string;
  readonly errorUnreachable: string;
  readonly errorRefused: string;
  readonly retry: string;
  readonly assistant: string;
  readonly askAssistant: string;
  readonly askAssistantAbout: string;
  readonly askAssistantInstead: string;
  readonly assistantFailedToLoad: string;
  readonly assistantLoading: string;
  readonly backToSearch: string;
  readonly navigateHint: string;
  readonly selectHint: string;
  readonly submitHint: string;
  readonly closeHint: string;
  readonly kept: string;
  readonly privacy: string;
  readonly backHint: string;
  readonly arrowDownKey: string;
  readonly arrowUpKey: string;
  readonly enterKey: string;
  readonly escapeKey: string;
}

/** The English texts. */
export const DEFAULT_TEXTS: Texts = {
  ...DEFAULT_BUTTON_TEXTS,
  dialog: 'Search',
  placeholder: 'Search docs',
  placeholderWithAssistant: 'Search docs or ask AI a question',
  inputLabel: 'Search',
  clear: 'Clear',
  clearLabel: 'Clear the query',
  close: 'Close',
  searching: 'Searching',
  results: 'Search results',
  filters: 'Filters',
  anyChoice: (filter) => `Any ${filter.toLowerCase()}`,
  searchWithoutFilters: 'Search without filters',
  recent: 'Recent',
  favorite: 'Favorite',
  recentConversations: 'Recent conversations',
  startLinks: 'Start here',
  startQuestions: 'Questions to try',
  saveRecent: (title) => `Save this search: ${title}`,
  removeRecent: (title) => `Remove this search from history: ${title}`,
  removeFavorite: (title) => `Remove this search from favorites: ${title}`,
  removeConversation: (title) => `Remove this conversation from history: ${title}`,
  untitledGroup: 'Documentation',
  releases: 'Releases',
  releasesAbout: (text) => `All releases that mention “${text}”`,
  seeAll: (count) => `See all ${count} results`,
  resultCount: (count, query) => (count === 1 ? `One result for ${query}` : `${count} results for ${query}`),
  noResults: 'No results found for',
  related: 'Related',
  relatedCount: (count) => (count === 1 ? 'One related section.' : `${count} related sections.`),
  phraseMissing: 'No section has all these words with the quoted ones side by side. These have them apart.',
  trySearchingFor: 'Try searching for:',
  missingResults: 'Believe this query should return results?',
  missingResultsLink: 'Let us know.',
  errorTitle: 'Unable to fetch results',
  errorUnreachable: 'You might want to check your network connection.',
  errorRefused: 'The search service did not accept this search. Try other words, or try again later.',
  retry: 'Try again',
  assistant: 'Assistant',
  askAssistant: 'Ask AI a question',
  askAssistantAbout: 'Ask AI: ',
  askAssistantInstead: "Didn't find it in the docs? Ask AI to help: ",
  assistantFailedToLoad: 'The assistant could not be loaded. Check your network connection and try again.',
  assistantLoading: 'Loading the assistant',
  backToSearch: 'Back to keyword search',
  navigateHint: 'Navigate',
  selectHint: 'Select',
  submitHint: 'Submit question',
  closeHint: 'Close',
  kept: 'Searches and questions are kept.',
  privacy: 'Privacy',
  backHint: 'Back to search',
  arrowDownKey: 'Arrow down',
  arrowUpKey: 'Arrow up',
  enterKey: 'Enter key',
  escapeKey: 'Escape key',
};
