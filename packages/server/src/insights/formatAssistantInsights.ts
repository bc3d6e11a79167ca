import { formatTable } from './formatTable.ts';
import type { AssistantInsights } from './readAssistantInsights.ts';

/** What was asked of the assistant in a period as text for a terminal. */
export function formatAssistantInsights(insights: AssistantInsights): string {
  const { questions, outcomes, liked, disliked, unanswered, nearest, dislikedAnswers, neverCited } = insights;
  const ended = Object.entries(outcomes).map(([outcome, count]) => `${count} ${outcome}`);
  return [
    `${questions} questions to the assistant${ended.length > 0 ? ` (${ended.join(', ')})` : ''}; ${liked} answers liked, ${disliked} disliked.`,
    formatTable(
      'Questions without an answer',
      ['Question', 'Asked'],
      unanswered.map((group) => [group.question, group.questions]),
    ),
    formatTable(
      'Questions with only a passage near them',
      ['Question', 'Asked'],
      nearest.map((group) => [group.question, group.questions]),
    ),
    formatTable(
      'Disliked answers',
      ['Question', 'Outcome', 'Cited'],
      dislikedAnswers.map(({ question, outcome, cited }) => [question, outcome, cited.join(' ')]),
    ),
    neverCited === null
      ? 'Sections never cited\n  unknown: build the site, or set SITE_DIR to its folder'
      : formatTable(
          'Sections never cited',
          ['Address'],
          neverCited.map((url) => [url]),
        ),
  ].join('\n\n');
}
