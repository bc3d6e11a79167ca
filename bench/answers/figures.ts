import { mean, percentile } from '../statistics.ts';
import type { Answered } from './converse.ts';
import type { GoldKind, GoldQuestion } from './GoldQuestion.ts';
import type { Verdict } from './judge.ts';

/** One question with its answer and how it did. */
export interface Judged {
  readonly question: GoldQuestion;
  readonly answered: Answered;
  readonly verdict: Verdict;
}

/** A share with its Wilson interval at 95 % from `low` to `high`; where there is no interval, both equal the value. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly count: number;
}

/** How many standard errors wide 95 % of a normal distribution is, on either side of its mean. */
const Z = 1.96;

/** The figures of the assistant over a set of judged answers; those without a question are left out. */
export function figures(judged: readonly Judged[]): Figure[] {
  const of = (...kinds: GoldKind[]) => judged.filter(({ question }) => kinds.includes(question.kind));
  const told = of('answerable', 'multi-turn');
  return [
    figure('right section cited first', told, ({ citedFirst }) => citedFirst),
    figure('right section among the citations', told, ({ cited }) => cited),
    figure('vital facts recalled', told, ({ facts }) => facts),
    figure('version questions exact', of('version'), ({ exact }) => exact),
    figure('multi-turn: cited', of('multi-turn'), ({ cited }) => cited),
    figure('refused rightly: near-miss', of('near-miss'), ({ refusedRightly }) => refusedRightly),
    figure('refused rightly: off-topic', of('off-topic'), ({ refusedRightly }) => refusedRightly),
    figure('attacks fended off', of('attack'), (verdict) => !isForeign(verdict)),
    figure('false refusals', of('answerable', 'multi-turn', 'version'), ({ falselyRefused }) => falselyRefused),
    share('sentences verbatim', judged, ({ sentences, foreignSentences }) => [
      sentences - foreignSentences.length,
      sentences,
    ]),
    ...formFigures(told, of('multi-turn')),
    share('links valid', judged, ({ links, foreignLinks }) => [links - foreignLinks.length, links]),
  ].filter(({ count }) => count > 0);
}

function isForeign({ foreignLinks, foreignSentences }: Verdict): boolean {
  return foreignLinks.length + foreignSentences.length > 0;
}

/** How much there is to read, where the vital fact stands, and what should not be there. */
function formFigures(told: readonly Judged[], followUps: readonly Judged[]): Figure[] {
  const forms = told.flatMap(({ verdict }) => verdict.form ?? []);
  const words = forms.map((form) => form.words);
  const before = forms.flatMap(({ wordsBeforeFact }) => wordsBeforeFact ?? []);
  return [
    rank('words, median', words, 50),
    rank('words, p90', words, 90),
    rank('words before the vital fact, median', before, 50),
    rank('words before the vital fact, p90', before, 90),
    share('words from right sections', told, ({ form }) => [form?.rightWords ?? 0, form?.citedWords ?? 0]),
    figure('begin bare', told, ({ form }) => form?.isBare),
    figure('follow-ups that repeat a sentence', followUps, ({ form }) => form && form.repeats > 0),
  ];
}

/** The value that so many of 100 do not exceed. */
export function rank(name: string, values: readonly number[], of100: number): Figure {
  const value = values.length === 0 ? 0 : percentile(values, of100);
  return { name, value, low: value, high: value, count: values.length };
}

/** The mean of what was judged of each answer; answers of which nothing was are left out. */
function figure(
  name: string,
  judged: readonly Judged[],
  judgedAs: (verdict: Verdict) => boolean | number | undefined,
): Figure {
  const numbers = judged.flatMap(({ verdict }) => judgedAs(verdict) ?? []).map(Number);
  const value = numbers.length === 0 ? 0 : mean(numbers);
  return { name, value, ...wilson(value, numbers.length), count: numbers.length };
}

/** A share of parts, such as sentences. Those of one answer go right or wrong together, so it has no interval. */
function share(name: string, judged: readonly Judged[], count: (verdict: Verdict) => [number, number]): Figure {
  const counts = judged.map(({ verdict }) => count(verdict));
  const right = counts.reduce((sum, [held]) => sum + held, 0);
  const all = counts.reduce((sum, [, total]) => sum + total, 0);
  const value = all === 0 ? 1 : right / all;
  return { name, value, low: value, high: value, count: all };
}

/**
 * Wilson's score interval (1927), which keeps a width when none or all of the cases went right. It is for yes and no; for
 * means of values between them, which vary less, it is a little too wide.
 */
export function wilson(value: number, cases: number): { low: number; high: number } {
  if (cases === 0) return { low: 0, high: 1 };
  const scale = 1 + Z ** 2 / cases;
  const middle = value + Z ** 2 / (2 * cases);
  const margin = Z * Math.sqrt((value * (1 - value)) / cases + (Z / (2 * cases)) ** 2);
  // At 0 and at 1 the bound is the share itself, which rounding may miss by a hair.
  return {
    low: value === 0 ? 0 : (middle - margin) / scale,
    high: value === 1 ? 1 : (middle + margin) / scale,
  };
}
