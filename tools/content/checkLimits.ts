import type { Problem } from '@feedback-docs/releases';
import type { Check } from './Check.ts';
import {
  intervalsIn,
  type Limit,
  lengthsIn,
  limitsIn,
  periodsIn,
  rangesIn,
  thresholdsIn,
  wordsIn,
} from './limitsInText.ts';
import type { Page } from './parsePage.ts';
import { labelsOf, type Statement as PlacedText, summariesOf } from './statements.ts';
import { rowsBelow } from './tableRows.ts';
import { sentencesOf } from './wordsOf.ts';

/**
 * The limits of the product are all in one place: where a page, a figure or a summary in product.yaml says "up to 50 themes",
 * "at least 50 comments", "1 to 10 words", "above 12 minutes", "three bounces in a row" or "for 7 days", or a table has a column of limits,
 * a row of the table of limits in the Appendix has the number and one of the words around it. A scale from 0, what
 * happens at an interval, and some time before or after something else are no limits; a sentence of a summary may have
 * them. Best practices have examples of ranges and periods that are not the product's.
 */
export const checkLimits: Check = (content) => {
  const appendix = content.pages.find(({ file }) => file === APPENDIX_FILE);
  if (appendix === undefined || appendix.fault !== undefined) return [];
  const rows = rowsBelow(appendix, 'limits').map(({ cells }) => rowOf(cells.join(' | ')));
  const summaries = summariesOf(content.product).flatMap((summary) =>
    statementsIn(summary).map((sentence) => ({ ...sentence, context: wordsIn(summary.text) })),
  );
  const facts = [...rows, ...summaries.map(({ text }) => rowOf(text))];
  const pages = content.pages.filter((page) => isReference(page) && page !== appendix);
  const figures = labelsOf(content).flatMap(statementsIn);
  const product = [...pages.filter(({ file }) => file !== METHOD_FILE).flatMap(passagesOf), ...figures, ...summaries];
  const limits = [
    ...[...pages.flatMap(passagesOf), ...passagesOf(appendix), ...figures, ...summaries].flatMap((one) =>
      read(one, limitsIn),
    ),
    ...product.flatMap((one) => read(one, rangesIn)),
    ...product.flatMap((one) => read(one, thresholdsIn)),
    ...product.flatMap((one) => read(one, periodsIn)),
    ...pages.flatMap(limitCells),
  ].filter((limit) => !isIn(rows, limit));
  const intervals = product.flatMap((one) => read(one, intervalsIn)).filter((interval) => !isIn(facts, interval));
  return [
    ...limits.map((limit) => problemOf(limit, 'The table of limits in the Appendix does not have')),
    ...intervals.map((interval) =>
      problemOf(interval, 'Neither the table of limits in the Appendix nor a summary in product.yaml has'),
    ),
  ];
};

const APPENDIX_FILE = 'site/docs/survey/Docs/Appendix.md';
const METHOD_FILE = 'site/docs/survey/Docs/Best_Practices.md';
/** What the product says is quoted with example numbers. */
const MESSAGE = /"[^"]*"/g;
/** Code, where links lead, and an escaped bar. */
const NOT_A_LIMIT = /`[^`]*`|\]\([^)]*\)|\[|\\\|/g;
const LIMIT_HEAD = /^(?:Limits?|Maximum|Most|Longest|Largest|Range)(?: |$)/;

/** A sentence with the words that say what it is about: its own, or those of the whole row or summary. */
interface Statement extends PlacedText {
  readonly context: readonly string[];
}

/** Release pages state the limits of their day. */
function isReference({ kind, route }: Page): boolean {
  return kind === 'docs' && route.startsWith('/docs/survey/');
}

function passagesOf({ file, passages }: Page): readonly Statement[] {
  return passages.flatMap(({ kind, line, text }) => {
    if (kind !== 'cell') return statementsIn({ file, line, text });
    const row = passages.filter((other) => other.kind === 'cell' && other.line === line);
    return [{ file, line, text, context: wordsIn(row.map((cell) => cell.text).join(' ')) }];
  });
}

function statementsIn({ file, line, text }: PlacedText): readonly Statement[] {
  return sentencesOf(text.replace(MESSAGE, '')).map((sentence) => ({
    file,
    line,
    text: sentence,
    context: wordsIn(sentence),
  }));
}

type LimitOnPage = Limit & Pick<Statement, 'file' | 'line'>;

function read(
  { file, line, text, context }: Statement,
  limitsOf: (text: string, context: Statement['context']) => readonly Limit[],
): readonly LimitOnPage[] {
  return limitsOf(text.replace(MESSAGE, ''), context).map((limit) => ({ file, line, ...limit }));
}

function isIn(rows: readonly ReadonlySet<string>[], { number, words }: Limit): boolean {
  return rows.some((row) => row.has(number) && words.some((word) => row.has(word)));
}

function problemOf({ file, line, said }: LimitOnPage, what: string): Problem {
  const remedy = `Add a row with the number and the same word to ${APPENDIX_FILE}, or correct the sentence.`;
  return { file, line, what: `${what} "${said}".`, remedy };
}

/** The cells below a head such as "Limit" or "Limits", each by its largest number and the words of its row. */
function limitCells({ file, rows }: Page): readonly LimitOnPage[] {
  return rows.flatMap(({ line, heads, cells }) => {
    const [what = '', ...others] = cells.map((cell) => cell.replace(NOT_A_LIMIT, ''));
    return others.flatMap((cell, column) => {
      const [number] = numbersIn(cell).toSorted((left, right) => amountOf(right) - amountOf(left));
      if (!LIMIT_HEAD.test(heads[column + 1] ?? '') || number === undefined || amountOf(number) < 2) return [];
      return [{ file, line, said: `${what.trim()}: ${cell.trim()}`, number, words: wordsIn(`${what} ${cell}`) }];
    });
  });
}

/** What a row or sentence says: its numbers, its words and its lengths of time. */
function rowOf(text: string): ReadonlySet<string> {
  return new Set([...numbersIn(text), ...wordsIn(text), ...lengthsIn(text)]);
}

function numbersIn(text: string): readonly string[] {
  return text.match(/(?<![\d.,])\d(?:[\d,]*\d)?(?![\p{L}\d])/gu) ?? [];
}

function amountOf(number: string): number {
  return Number(number.replaceAll(',', ''));
}
