import type { SearchRecord } from '@feedback-docs/protocol';

/** The records of the index that stock clients ask for questions to begin a conversation with (docs/protocol.md). */
export function suggestedQuestions(
  questions: readonly string[],
  { language, assistantId }: { language: string; assistantId: string },
): SearchRecord[] {
  return questions.map((question, position) => ({
    objectID: `suggested-${position}`,
    type: 'lvl1',
    url: '',
    url_without_anchor: '',
    anchor: null,
    hierarchy: {
      lvl0: 'Suggested questions',
      lvl1: question,
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    content: null,
    language,
    docusaurus_tag: 'default',
    weight: { position },
    attributes: { question, state: 'published', assistantId },
  }));
}
