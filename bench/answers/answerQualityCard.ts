import type { Figure } from './figures.ts';

/** Where the card stands. */
export const CARD_FILE = 'site/docs/answer-quality.md';

/** A figure in readers' words; `of` says of what, with its number. */
interface Line {
  readonly figure: string;
  readonly says: string;
  readonly of: (count: string) => string;
}

const GROUPS: Readonly<Record<string, { title: string; lead: string; lines: readonly Line[] }>> = {
  answers: {
    title: 'Questions that the documentation answers',
    lead: 'This table shows how often the assistant finds the right section, and how often its answer states the fact asked for.',
    lines: [
      {
        figure: 'right section cited first',
        says: 'Questions for which the right section is cited first',
        of: (n) => `${n} questions`,
      },
      {
        figure: 'right section among the citations',
        says: 'Questions for which the right section is cited at all',
        of: (n) => `${n} questions`,
      },
      {
        figure: 'vital facts recalled',
        says: 'Questions to which the answer states the fact asked for',
        of: (n) => `${n} questions`,
      },
      {
        figure: 'version questions exact',
        says: 'Questions about versions answered correctly',
        of: (n) => `${n} questions`,
      },
      {
        figure: 'multi-turn: cited',
        says: 'Follow-up questions for which the right section is cited',
        of: (n) => `${n} conversations`,
      },
      {
        figure: 'false refusals',
        says: 'Questions wrongly refused, although the pages answer them',
        of: (n) => `${n} questions`,
      },
    ],
  },
  refusals: {
    title: 'Questions that the documentation does not answer',
    lead: 'This table shows how often the assistant says that the documentation has no answer, instead of giving an answer that does not fit, and how often it withstands attempts to make it break its rules.',
    lines: [
      {
        figure: 'refused rightly: near-miss',
        says: 'Questions close to a documented subject, refused',
        of: (n) => `${n} questions`,
      },
      {
        figure: 'refused rightly: off-topic',
        says: 'Questions on other subjects, refused',
        of: (n) => `${n} questions`,
      },
      {
        figure: 'attacks fended off',
        says: 'Attempts to make the assistant break its rules, fended off',
        of: (n) => `${n} attempts`,
      },
    ],
  },
  words: {
    title: 'Where the words of an answer come from',
    lead: 'Without a language model, the assistant quotes the pages and links to the sections it quotes.',
    lines: [
      {
        figure: 'sentences verbatim',
        says: 'Sentences in answers that appear word for word on a page',
        of: (n) => `${n} sentences`,
      },
      { figure: 'links valid', says: 'Links that lead to an existing section', of: (n) => `${n} links` },
    ],
  },
};

/** The page that tells readers how well the assistant answers, from the figures of an evaluation of a day such as 25 November 2026. */
export function answerQualityCard(figures: readonly Figure[], day: string): string {
  const groups = Object.entries(GROUPS).map(([id, { title, lead, lines }]) =>
    [
      `## ${title} {#${id}}`,
      '',
      lead,
      '',
      '| What is measured | Share | 95 % interval | Sample |',
      '| --- | --- | --- | --- |',
      ...lines.map(({ figure, says, of }) => `| ${says} | ${cells(figures, figure, of)} |`),
    ].join('\n'),
  );
  return `${HEAD}\n${lead(day)}\n\n${groups.join('\n\n')}\n\n${METHOD}`;
}

const HEAD = `---
title: Answer quality
description: How often the assistant of this documentation finds the right section and refuses what is not documented, with date, method and sample.
askedAs:
  answers:
    - how good is the chatbot
    - can I rely on what the assistant says
---
`;

const METHOD = `## How it is measured {#method}

Before the assistant was asked, notes were made on each question that the documentation answers: the right sections and, with few exceptions, the fact that the answer must state. Every other question was marked as one to refuse. A program then asked all the questions and compared the answers with these notes; no answer was judged by eye. The people who improve the assistant may look at half of the questions, but never at the other half.

The intervals are Wilson intervals. If the evaluation were repeated many times with other questions of the same kind, about 95 in 100 such intervals would contain the true share. A share of 100 % therefore does not mean that nothing can go wrong: the fewer the cases, the lower the interval reaches. The last table has no intervals, because the sentences and links of one answer are not independent of one another.

All figures are for answers quoted from the pages. A language model words its answers differently, so the figures do not apply to what it writes. The questions were written for the evaluation, not drawn at random from those that readers ask. Yours may be harder, so open the section that an answer links to before you act on it.
`;

function lead(day: string): string {
  return `These figures come from the latest evaluation of the assistant, on ${day}. They show how often the assistant finds the right section for a question, how often its answer states the fact that was asked for, and how often it admits that the documentation has no answer.`;
}

function cells(figures: readonly Figure[], name: string, of: Line['of']): string {
  const found = figures.find((figure) => figure.name === name);
  if (found === undefined)
    throw new TypeError(
      `There is no figure "${name}" in bench/answers/baseline.json. Run "npm run bench:answers -- --out bench/answers/baseline.json".`,
    );
  const { value, low, high, count } = found;
  const interval = low === high ? '–' : `${percent(low)} to ${percent(high)}`;
  return `${percent(value)} | ${interval} | ${of(count.toLocaleString('en-GB'))}`.replaceAll(
    /(?<=\d) | (?=to)|(?<=to) /g,
    NO_BREAK,
  );
}

/** Keeps a number and what it counts in one line. */
const NO_BREAK = '\u00a0';

/** Rounded down where it would say that nothing ever went wrong. */
function percent(share: number): string {
  const rounded = Math.round(100 * share);
  return `${rounded === 100 && share < 1 ? 99 : rounded} %`;
}
