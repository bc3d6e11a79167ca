import { formatTable } from './formatTable.ts';
import type { Insights } from './readInsights.ts';

/** What was asked of the assistant in a period as text for a terminal. */
export function formatAssistantInsights({ assistant, gaps }: Pick<Insights, 'assistant' | 'gaps'>): string {
  const { questions, outcomes, liked, disliked, nearest, dislikedAnswers, neverCited } = assistant;
  const ended = Object.entries(outcomes).map(([outcome, count]) => `${count} ${outcome}`);
  return [
    `${questions} questions to the assistant${ended.length > 0 ? ` (${ended.join(', ')})` : ''}; ${liked} answers liked, ${disliked} disliked.`,
    formatTable(
      'Gaps: asked or searched, and not found',
      ['Question', 'Asked', 'Gap'],
      gaps.map(({ question, asked, state }) => [question, asked, state]),
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
