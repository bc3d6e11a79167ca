export { ResultsScreen } from './screens/ResultsScreen.tsx';
export type { RowBinding } from './screens/RowBinding.ts';
export { type Row, resultSections, startSections } from './screens/rows.ts';
export { StartScreen } from './screens/StartScreen.tsx';
export { groupHits } from './search/groupHits.ts';
export { toStoredConversation } from './storage/StoredConversation.ts';
export { DEFAULT_TEXTS } from './texts.ts';
