import type { SearchClient } from '../SearchClient.ts';
import { fieldsOf } from '../storage/fieldsOf.ts';
import type { SuggestedQuestion } from './AssistantConnection.ts';

/** The index stock dialogs ask for questions to begin with (docs/protocol.md). */
const QUESTIONS_INDEX = 'algolia_ask_ai_suggested_questions';

/** How many are offered. */
const MAX_QUESTIONS = 3;

/** The published questions of an assistant, at most three; none when the search fails, since one can ask without them. */
export async function loadSuggestedQuestions(
  client: SearchClient,
  assistantId: string,
): Promise<readonly SuggestedQuestion[]> {
  const request = {
    query: '',
    indexName: QUESTIONS_INDEX,
    filters: `state:published AND assistantId:${assistantId}`,
    hitsPerPage: MAX_QUESTIONS,
  };
  try {
    const [result] = await client.search([request], { signal: AbortSignal.timeout(5000) });
    return (result?.hits ?? []).flatMap((hit) => {
      const { objectID, question } = fieldsOf(hit);
      return typeof objectID === 'string' && typeof question === 'string' ? [{ objectID, question }] : [];
    });
  } catch (error) {
    console.warn(error);
    return [];
  }
}
