export type { AssistantConnection, SuggestedQuestion } from './AssistantConnection.ts';
export { AssistantError } from './AssistantError.ts';
export { createAssistantPanel } from './createAssistantPanel.tsx';
export { loadSuggestedQuestions } from './loadSuggestedQuestions.ts';
