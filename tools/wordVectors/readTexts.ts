import type { AnswersData } from '@feedback-docs/answers';
import { paraphrasesOf } from '@feedback-docs/answers/fitting';

/** One text to learn from. */
export interface Text {
  readonly text: string;
  /** Number of its section, or of its subject without answer behind them; null when it belongs to none, or when that is not to be learned. */
  readonly section: number | null;
  readonly isQuestion: boolean;
}

const MAX_LINE = 300;

/**
 * The questions of all sections, those of each subject without answer, and the sections' own headings and lines. Of every `without`th
 * question the section is not told; 0 tells all.
 */
export function readTexts({ sections, unanswered }: AnswersData, without: number): Text[] {
  let questions = 0;
  const isTold = () => {
    questions += 1;
    return without === 0 || questions % without !== 0;
  };
  return [
    ...sections.flatMap((own, section) =>
      paraphrasesOf(own).map((text) => ({ text, section: isTold() ? section : null, isQuestion: true })),
    ),
    ...Object.values(unanswered).flatMap((texts, subject) =>
      texts.map((text) => ({ text, section: isTold() ? sections.length + subject : null, isQuestion: true })),
    ),
    ...sections.flatMap(({ pageTitle, parents, title, lines }, section) =>
      [[...new Set([pageTitle, ...parents, title])].join(' '), ...lines.map(({ text }) => text)]
        .filter((text) => text !== '')
        .map((text) => ({ text: text.slice(0, MAX_LINE), section, isQuestion: false })),
    ),
  ];
}
