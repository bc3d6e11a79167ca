import { readFileSync } from 'node:fs';
import type { Figure } from './figures.ts';

/** How far the lower bound of a share may drop, and by which part of it a number of words may grow. */
const TOLERANCE = { share: 0.02, words: 0.1 };

/** Ends the run as failed when a figure of the baseline is gone or its lower bound has dropped by more than two points. */
export function checkAgainst(path: string, table: readonly Figure[]): void {
  for (const fault of dropsSince(JSON.parse(readFileSync(path, 'utf8')) as Figure[], table)) {
    console.error(fault);
    process.exitCode = 1;
  }
}

/** What has become worse, one sentence each. Times are never judged. */
export function dropsSince(baseline: readonly Figure[], table: readonly Figure[]): string[] {
  return baseline
    .filter(({ name }) => !TIMES.test(name) && !LOSSES.test(name))
    .flatMap((before) => {
      const now = table.find(({ name }) => name === before.name);
      if (now === undefined)
        return [`"${before.name}" is no longer measured. Measure it, or take it out of the baseline.`];
      const [was, is] = LOWER_IS_BETTER.test(before.name) ? [-before.high, -now.high] : [before.low, now.low];
      const isOfWords = /^words(?:,| before)/.test(before.name);
      if (is >= was - (isOfWords ? Math.abs(was) * TOLERANCE.words : TOLERANCE.share)) return [];
      return [
        `"${before.name}" has dropped from ${before.value.toFixed(3)} to ${now.value.toFixed(3)}; its bound went from ${Math.abs(was).toFixed(3)} to ${Math.abs(is).toFixed(3)}. Run "npm run bench:answers -- --failures" to see which questions.`,
      ];
    });
}

const LOWER_IS_BETTER = /^(?:false refusals|words, |words before|begin bare|follow-ups that repeat)/;
const LOSSES = /^one typo costs/;
const TIMES = / in ms$/;
