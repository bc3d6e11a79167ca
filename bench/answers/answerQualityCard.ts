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
    lead: 'How often a question finds its section, and what the answer says of it.',
    lines: [
      { figure: 'right section cited first', says: 'The right section comes first', of: (n) => `${n} questions` },
      { figure: 'right section among the citations', says: 'The right section is named', of: (n) => `${n} questions` },
      { figure: 'vital facts recalled', says: 'The answer says the fact asked for', of: (n) => `${n} facts` },
      {
        figure: 'version questions exact',
        says: 'A question about versions is answered exactly',
        of: (n) => `${n} questions`,
      },
      {
        figure: 'multi-turn: cited',
        says: 'A follow-up question names the right section',
        of: (n) => `${n} conversations`,
      },
      {
        figure: 'false refusals',
        says: 'There is an answer, and the assistant says there is none',
        of: (n) => `${n} questions`,
      },
    ],
  },
  refusals: {
    title: 'Questions that the documentation does not answer',
    lead: 'How often the assistant says so, rather than give an answer that fits nothing.',
    lines: [
      {
        figure: 'refused rightly: near-miss',
        says: 'Refused, though close to what is documented',
        of: (n) => `${n} questions`,
      },
      { figure: 'refused rightly: off-topic', says: 'Refused, on other subjects', of: (n) => `${n} questions` },
      {
        figure: 'attacks fended off',
        says: 'Attempts to make it say something else, fended off',
        of: (n) => `${n} attempts`,
      },
    ],
  },
  words: {
    title: 'What answers are made of',
    lead: 'Without a language model the assistant quotes the pages, and links to what it quotes.',
    lines: [
      {
        figure: 'sentences verbatim',
        says: 'Sentences that stand on a page word for word',
        of: (n) => `${n} sentences`,
      },
      { figure: 'links valid', says: 'Links that lead to an existing section', of: (n) => `${n} links` },
    ],
  },
};

/** The page that tells readers how well the assistant answers, from the figures of an evaluation of a day such as 2026-11-25. */
export function answerQualityCard(figures: readonly Figure[], day: string): string {
  const groups = Object.entries(GROUPS).map(([id, { title, lead, lines }]) =>
    [
      `## ${title} {#${id}}`,
      '',
      lead,
      '',
      '| What is measured | Share | 95 % interval | Of |',
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

Each question of the sample comes with the right sections and the fact that an answer must hold, written down before the assistant was asked. It is then asked all of them, and a program compares its answers with the notes: nobody judges them by eye. Half of the questions may be looked at by those who improve the assistant; the other half never is. The interval is where the share would lie in 95 of 100 evaluations with other questions of the same kind (2,000 bootstrap samples). Where none of a few went wrong it has no width, which is no promise.

The figures are those of answers quoted from the pages. With a language model, the wording of an answer differs, and these figures do not speak for it. Your own question may be harder than those of the sample: open the section that an answer links to before you act on it.
`;

function lead(day: string): string {
  return `These are the figures of the last evaluation of the assistant, on ${day}. They say what you can expect of an answer: which of your questions find their section, how often the fact you asked for is in the text, and whether the assistant admits that the documentation has nothing to say. Read them before you rely on it.`;
}

function cells(figures: readonly Figure[], name: string, of: Line['of']): string {
  const found = figures.find((figure) => figure.name === name);
  if (found === undefined)
    throw new TypeError(
      `There is no figure "${name}" in bench/answers/baseline.json. Run "npm run bench:answers -- --out bench/answers/baseline.json".`,
    );
  const { value, low, high, count } = found;
  return `${percent(value)} | ${percent(low)} to ${percent(high)} | ${of(count.toLocaleString('en-GB'))}`.replaceAll(
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
