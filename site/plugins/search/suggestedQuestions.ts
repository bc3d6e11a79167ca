import { ASSISTANT_ID, type SearchRecord } from '@feedback-docs/protocol';
import type { DocPage } from './DocPage.ts';

/** Sections whose first phrasing opens a conversation well: one for each page that readers come for. */
const OPENERS = [
  'quotas',
  'reminders',
  'csv-export',
  'roles',
  'languages',
  'single-use-links',
  'anonymity',
  'sample-size',
  'offline-mobile',
];

/** The records of the suggested-questions index, drawn from the phrasings of the pages. */
export function suggestedQuestions(pages: readonly DocPage[]): SearchRecord[] {
  const questions = OPENERS.flatMap((heading) => {
    const phrasings = pages.flatMap((page) => page.askedAs[heading] ?? []);
    const question = phrasings.find((phrasing) =>
      /^(how|what|can|why|when|where|which|who|is|are|do|does|did|must|may|should)\b/i.test(phrasing),
    );
    return question === undefined ? [] : [{ heading, question: asQuestion(question) }];
  });
  return questions.map(({ heading, question }, position) => ({
    objectID: `suggested-${heading}`,
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
    language: 'en',
    docusaurus_tag: 'default',
    weight: { position },
    attributes: { question, state: 'published', assistantId: ASSISTANT_ID },
  }));
}

function asQuestion(phrasing: string): string {
  const text = phrasing.replace(/[?\s]+$/, '');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}?`;
}
