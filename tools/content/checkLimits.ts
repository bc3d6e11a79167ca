import type { Check } from './Check.ts';
import type { Content } from './Content.ts';
import type { Page } from './parsePage.ts';
import { summariesOf } from './summariesOf.ts';
import { tableRows } from './tableRows.ts';

/**
 * The limits of the product are all in one place: where a page or a summary in product.yaml says "up to 50 themes" or
 * "kept for 7 days", or a table has a column of limits, a row of the table of limits in the Appendix has the number
 * and one of the words around it.
 */
export const checkLimits: Check = (content) => {
  const appendix = content.pages.find(({ file }) => file === APPENDIX_FILE);
  if (appendix === undefined || appendix.fault !== undefined) return [];
  const rows = limitRows(appendix.source);
  const limits = [
    ...statementsOf(content).flatMap(({ text, ...place }) => limitsIn(text).map((limit) => ({ ...place, ...limit }))),
    ...content.pages.filter((page) => isReference(page) && page !== appendix).flatMap(limitCells),
  ];
  return limits
    .filter(({ number, words }) => !rows.some((row) => row.has(number) && words.some((word) => row.has(word))))
    .map(({ file, line, said }) => ({
      file,
      line,
      what: `The table of limits in the Appendix does not have "${said}".`,
      remedy: `Add a row with the number and the same word to ${APPENDIX_FILE}, or correct the sentence.`,
    }));
};

const APPENDIX_FILE = 'site/docs/survey/Docs/Appendix.md';
const LIMIT = /\b(?:up to|at most|no more than) ([\d,]*\d)(?=((?: [\p{L}/-]+){1,5}))/giu;
/** How long something is kept or valid. */
const PERIOD =
  /\b(?:kept|valid|stays?|works?|wait) (?:\p{L}+ ){0,3}for (?:another )?([\d,]*\d)(?=( (?:minutes|hours|days)))/giu;
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

function statementsOf({ pages, product }: Content): readonly Statement[] {
  const passages = pages.filter(isReference).flatMap(({ file, passages: own }) => own.map((one) => ({ file, ...one })));
  return [...passages, ...summariesOf(product)];
}

/** Release pages state the limits of their day. */
function isReference({ kind, route }: Page): boolean {
  return kind === 'docs' && route.startsWith('/docs/survey/');
}

interface Limit {
  readonly said: string;
  readonly number: string;
  readonly words: readonly string[];
}

function limitsIn(text: string): readonly Limit[] {
  const plain = text.replace(MESSAGE, '');
  return [...plain.matchAll(LIMIT), ...plain.matchAll(PERIOD)]
    .map(({ 0: said, 1: number = '', 2: rest = '' }) => ({ said: said + rest, number, words: wordsIn(rest) }))
    .filter(({ words }) => words.length > 0);
}

/** The cells below a head such as "Limit" or "Limits", each by its largest number and the words of its row. */
function limitCells({ file, source }: Page): readonly (Omit<Statement, 'text'> & Limit)[] {
  return tableRows(source).flatMap(({ line, heads, cells }) => {
    const [what = '', ...others] = cells.map((cell) => cell.replace(NOT_A_LIMIT, ''));
    return others.flatMap((cell, column) => {
      const [number] = numbersIn(cell).toSorted((left, right) => amountOf(right) - amountOf(left));
      if (!LIMIT_HEAD.test(heads[column + 1] ?? '') || number === undefined || amountOf(number) < 2) return [];
      return [{ file, line, said: `${what.trim()}: ${cell.trim()}`, number, words: wordsIn(`${what} ${cell}`) }];
    });
  });
}

/** The rows of the tables below the heading, each as its numbers and words. */
function limitRows(source: string): readonly ReadonlySet<string>[] {
  const [, section = ''] = /\{#limits\}\n([\s\S]*?)(?=\n## |$)/.exec(source) ?? [];
  return section
    .split('\n')
    .filter((row) => row.startsWith('|'))
    .map((row) => new Set([...numbersIn(row), ...wordsIn(row)]));
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
