import { ASSISTANT_ID, type SearchRecord } from '@feedback-docs/protocol';
import type { DocPage } from './DocPage.ts';

/**
 * Questions that open a conversation well, in the readers' words, by the id of the section that answers them. The first
 * three are offered; one whose section is gone is left out.
 */
const OPENERS = {
  quotas: 'How do I stop a survey after 200 responses?',
  'csv-export': 'How do I export the answers to a file?',
  'offline-mobile': 'Can interviewers work without internet?',
  reminders: 'How do I remind people who have not answered?',
  roles: 'Which role may publish a survey?',
  languages: 'How do I offer a survey in several languages?',
  anonymity: 'How do I keep answers anonymous?',
};

/** The records of the suggested-questions index. */
export function suggestedQuestions(pages: readonly DocPage[]): SearchRecord[] {
  const questions = Object.entries(OPENERS)
    .map(([heading, question]) => ({ heading, question }))
    .filter(({ heading }) => pages.some((page) => page.askedAs[heading] !== undefined));
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
