import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Figure } from './figures.ts';

/** Where the card stands. */
export const CARD_FILE = 'site/docs/answer-quality.md';

/** The page as it is written; `{figure: what it is a share of}` stands for the cells of a figure, `{day}` for the day of the evaluation. */
const TEMPLATE = readFileSync(join(import.meta.dirname, 'answerQuality.template.md'), 'utf8');

/** Keeps a number and what it counts in one line. */
const NO_BREAK = '\u00a0';

/** The page that tells readers how well the assistant answers, from the figures of an evaluation of a day such as 25 November 2026. */
export function answerQualityCard(figures: readonly Figure[], day: string): string {
  return TEMPLATE.replace('{day}', day).replace(/\{([^{}]+): (\w+)\}/g, (_, name: string, noun: string) => {
    const found = figures.find((figure) => figure.name === name);
    if (found !== undefined) return cells(found, noun);
    throw new TypeError(
      `There is no figure "${name}" in bench/answers/baseline.json. Run "npm run bench:answers -- --out bench/answers/baseline.json".`,
    );
  });
}

function cells({ value, low, high, count }: Figure, noun: string): string {
  const interval = low === high ? '–' : `${percent(low)} to ${percent(high)}`;
  return `${percent(value)} | ${interval} | ${count.toLocaleString('en-GB')} ${noun}`.replaceAll(
    /(?<=\d) | (?=to)|(?<=to) /g,
    NO_BREAK,
  );
}

/** Rounded down where it would say that nothing ever went wrong. */
function percent(share: number): string {
  const rounded = Math.round(100 * share);
  return `${rounded === 100 && share < 1 ? 99 : rounded} %`;
}
