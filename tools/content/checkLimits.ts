import type { Problem } from '@feedback-docs/releases';
import type { Check } from './Check.ts';
import type { Page } from './parsePage.ts';
import { sentencesOf } from './sentencesOf.ts';
import { summariesOf } from './summariesOf.ts';
import { tableRows } from './tableRows.ts';

/**
 * The limits of the product are all in one place: where a page or a summary in product.yaml says "up to 50 themes" or
 * "kept for 7 days", or a table has a column of limits, a row of the table of limits in the Appendix has the number
 * and one of the words around it. Other ranges and periods of a page, such as "2 to 25 items" and "after 3 days", may
 * also stand in a sentence of a summary.
 */
export const checkLimits: Check = (content) => {
  const appendix = content.pages.find(({ file }) => file === APPENDIX_FILE);
  if (appendix === undefined || appendix.fault !== undefined) return [];
  const rows = limitRows(appendix.source);
  const summaries = summariesOf(content.product);
  const facts = [...rows, ...summaries.flatMap(({ text }) => sentencesOf(text).map(rowOf))];
  const pages = content.pages.filter((page) => isReference(page) && page !== appendix);
  const limits = [
    ...[...pages.flatMap(passagesOf), ...passagesOf(appendix), ...summaries].flatMap((one) => read(one, limitsIn)),
    ...pages.flatMap(limitCells),
  ].filter((limit) => !isIn(rows, limit));
  const quantities = pages.flatMap(passagesOf).flatMap((one) => read(one, quantitiesIn));
  return [
    ...limits.map((limit) => problemOf(limit, 'The table of limits in the Appendix does not have')),
    ...quantities
      .filter((quantity) => !isIn(facts, quantity))
      .map((quantity) =>
        problemOf(quantity, 'Neither the table of limits in the Appendix nor a summary in product.yaml has'),
      ),
  ];
};

const APPENDIX_FILE = 'site/docs/survey/Docs/Appendix.md';
const LIMIT = /\b(?:up to|at most|no more than) ([\d,]*\d)(?=((?: [\p{L}/-]+){1,5}))/giu;
/** How long something is kept or valid. */
const PERIOD =
  /\b(?:kept|valid|stays?|works?|wait) (?:\p{L}+ ){0,3}for (?:another )?([\d,]*\d)(?=( (?:minutes|hours|days)))/giu;
/** Both ends of a range and what is counted; a scale "from 0 to 10" counts nothing. */
const RANGE = /\b[\d,]*\d to ([\d,]*\d)(?=((?: \p{L}+){0,1} (?:\p{Ll}{2,}s|px|kB|MB)\b))/gu;
const LENGTH = /(?<![\d.,])\d(?:[\d,]*\d)? (?:second|minute|hour|day|week|month|year)s?\b/g;
/** A period with what makes it a rule of the product: "within 7 days", "3 days after the invitation". */
const TIMES = [
  new RegExp(`\\b(?:within|after|for|every|another) ${LENGTH.source}`, 'giu'),
  new RegExp(`${LENGTH.source} (?:after|before|later|apart)\\b`, 'giu'),
];
/** What the product says is quoted with example numbers. */
const MESSAGE = /"[^"]*"/g;
/** Code, where links lead, and an escaped bar. */
const NOT_A_LIMIT = /`[^`]*`|\]\([^)]*\)|\[|\\\|/g;
const LIMIT_HEAD = /^Limits?(?: |$)/;
const SMALL_WORDS: ReadonlySet<string> = new Set(
  'a an and are at by each for from in is of on one or own possible request the them to when with'.split(' '),
);

interface Statement {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** Release pages state the limits of their day. */
function isReference({ kind, route }: Page): boolean {
  return kind === 'docs' && route.startsWith('/docs/survey/');
}

function passagesOf({ file, passages }: Page): readonly Statement[] {
  return passages.map((passage) => ({ file, ...passage }));
}

interface Limit {
  readonly said: string;
  readonly number: string;
  readonly words: readonly string[];
}

type LimitOnPage = Limit & Omit<Statement, 'text'>;

function read({ file, line, text }: Statement, limitsOf: (text: string) => readonly Limit[]): readonly LimitOnPage[] {
  return limitsOf(text.replace(MESSAGE, '')).map((limit) => ({ file, line, ...limit }));
}

function isIn(rows: readonly ReadonlySet<string>[], { number, words }: Limit): boolean {
  return rows.some((row) => row.has(number) && words.some((word) => row.has(word)));
}

function problemOf({ file, line, said }: LimitOnPage, what: string): Problem {
  const remedy = `Add a row with the number and the same word to ${APPENDIX_FILE}, or correct the sentence.`;
  return { file, line, what: `${what} "${said}".`, remedy };
}

function limitsIn(text: string): readonly Limit[] {
  return [...text.matchAll(LIMIT), ...text.matchAll(PERIOD)]
    .map(({ 0: said, 1: number = '', 2: rest = '' }) => ({ said: said + rest, number, words: wordsIn(rest) }))
    .filter(({ words }) => words.length > 0);
}

function quantitiesIn(text: string): readonly Limit[] {
  const ranges = [...text.matchAll(RANGE)].map(({ 0: said, 1: number = '', 2: rest = '' }) => ({
    said: said + rest,
    number,
    words: wordsIn(rest),
  }));
  const times = TIMES.flatMap((pattern) => [...text.replace(PERIOD, '').matchAll(pattern)]).map(([said]) => ({
    said,
    number: numbersIn(said)[0] ?? '',
    words: lengthsIn(said),
  }));
  return [...ranges, ...times];
}

/** The cells below a head such as "Limit" or "Limits", each by its largest number and the words of its row. */
function limitCells({ file, source }: Page): readonly LimitOnPage[] {
  return tableRows(source).flatMap(({ line, heads, cells }) => {
    const [what = '', ...others] = cells.map((cell) => cell.replace(NOT_A_LIMIT, ''));
    return others.flatMap((cell, column) => {
      const [number] = numbersIn(cell).toSorted((left, right) => amountOf(right) - amountOf(left));
      if (!LIMIT_HEAD.test(heads[column + 1] ?? '') || number === undefined || amountOf(number) < 2) return [];
      return [{ file, line, said: `${what.trim()}: ${cell.trim()}`, number, words: wordsIn(`${what} ${cell}`) }];
    });
  });
}

/** The rows of the tables below the heading. */
function limitRows(source: string): readonly ReadonlySet<string>[] {
  const [, section = ''] = /\{#limits\}\n([\s\S]*?)(?=\n## |$)/.exec(source) ?? [];
  return section
    .split('\n')
    .filter((row) => row.startsWith('|'))
    .map(rowOf);
}

/** What a row or sentence says: its numbers, its words and its lengths of time. */
function rowOf(text: string): ReadonlySet<string> {
  return new Set([...numbersIn(text), ...wordsIn(text), ...lengthsIn(text)]);
}

/** Number and unit together, since nearly every row of periods has days. */
function lengthsIn(text: string): readonly string[] {
  return (text.match(LENGTH) ?? []).map((length) => length.replace(/s$/, ''));
}

function numbersIn(text: string): readonly string[] {
  return text.match(/(?<![\d.,])\d(?:[\d,]*\d)?(?![\p{L}\d])/gu) ?? [];
}

function amountOf(number: string): number {
  return Number(number.replaceAll(',', ''));
}

function wordsIn(text: string): readonly string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.filter((word) => !SMALL_WORDS.has(word)).map((word) => word.replace(/s$/, ''));
}
