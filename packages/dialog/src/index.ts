export type { AssistantSlot, AssistantStart } from './assistantSlot.ts';
export { SearchButton } from './SearchButton.tsx';
export type { SearchClient } from './SearchClient.ts';
export type { SearchOptions, ShortcutSettings, StartOffers } from './SearchOptions.ts';
export type { SearchParameters } from './search/buildRequests.ts';
export type { FilterChoice, FilterDefinition } from './search/filters.ts';
export type { AddressRules } from './search/resultAddress.ts';
export type { Texts } from './texts.ts';
