import type { Problem } from '@feedback-docs/releases';
import type { Check } from './Check.ts';
import { inFigures, NUMBER_WORDS } from './numberWords.ts';
import type { Page } from './parsePage.ts';
import { sentencesOf } from './sentencesOf.ts';
import { summariesOf } from './summariesOf.ts';
import { tableRows } from './tableRows.ts';

/**
 * The limits of the product are all in one place: where a page or a summary in product.yaml says "up to 50 themes",
 * "at least 50 comments", "1 to 10 words", "three bounces in a row" or "for 7 days", or a table has a column of limits,
 * a row of the table of limits in the Appendix has the number and one of the words around it. A scale from 0, what
 * happens at an interval, and some time before or after something else are no limits; a sentence of a summary may have
 * them. Best practices have examples of ranges and periods that are not the product's.
 */
export const checkLimits: Check = (content) => {
  const appendix = content.pages.find(({ file }) => file === APPENDIX_FILE);
  if (appendix === undefined || appendix.fault !== undefined) return [];
  const rows = limitRows(appendix.source);
  const summaries = summariesOf(content.product).flatMap((summary) =>
    statementsIn(summary).map((sentence) => ({ ...sentence, context: contextIn(summary.text) })),
  );
  const facts = [...rows, ...summaries.map(({ text }) => rowOf(text))];
  const pages = content.pages.filter((page) => isReference(page) && page !== appendix);
  const product = [...pages.filter(({ file }) => file !== METHOD_FILE).flatMap(passagesOf), ...summaries];
  const limits = [
    ...[...pages.flatMap(passagesOf), ...passagesOf(appendix), ...summaries].flatMap((one) => read(one, limitsIn)),
    ...product.flatMap((one) => read(one, rangesIn)),
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
const LIMITS = [
  /\b(?:up to|at (?:most|least)|no more than) ([\d,]*\d)(?=((?: [\p{L}/-]+){1,5}))/giu,
  new RegExp(String.raw`\b(\d+|${NUMBER_WORDS.join('|')})(?=((?: \p{L}+){1,3}(?= in a row\b)| levels\b(?!:)))`, 'giu'),
];
/** Both ends of a range and what is counted; a scale "from 0 to 10" counts nothing. */
const RANGE =
  /\b([\d,]*\d)(?: %| \p{Ll}+)? to ([\d,]*\d)(?=((?: \p{L}+)? (?:\p{Ll}{2,}s|px|kB|MB)\b| % of(?: \p{L}+){2}))/gu;
const LENGTH = /(?<![\d.,])\d(?:[\d,]*\d)? (?:second|minute|hour|day|week|month|year)s?\b/g;
/** How long something lasts, or by when it ends. */
const PERIOD = new RegExp(`\\b(?:within|after|for|for another|last) ${LENGTH.source}(?! (?:after|before)\\b)`, 'giu');
const INTERVALS = [
  new RegExp(`\\bevery ${LENGTH.source}`, 'giu'),
  new RegExp(`${LENGTH.source} (?:after|before|later|apart)\\b`, 'giu'),
];
/** What the product says is quoted with example numbers. */
const MESSAGE = /"[^"]*"/g;
/** Code, where links lead, and an escaped bar. */
const NOT_A_LIMIT = /`[^`]*`|\]\([^)]*\)|\[|\\\|/g;
const LIMIT_HEAD = /^Limits?(?: |$)/;
const SMALL_WORDS: ReadonlySet<string> = new Set(
  'a after again an and another are as at be been by can each for from has have if in is it last no not of on one or own possible request that the them then this to unless when which with you your'.split(
    ' ',
  ),
);

const UNITS: ReadonlySet<string> = new Set(['second', 'minute', 'hour', 'day', 'week', 'month', 'year']);

/** A sentence with the words that say what it is about: its own, or those of the whole row or summary. */
interface Statement {
  readonly file: string;
  readonly line: number;
  readonly text: string;
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
    return [{ file, line, text, context: contextIn(row.map((cell) => cell.text).join(' ')) }];
  });
}

function statementsIn({ file, line, text }: Omit<Statement, 'context'>): readonly Statement[] {
  return sentencesOf(text.replace(MESSAGE, '')).map((sentence) => ({
    file,
    line,
    text: sentence,
    context: contextIn(sentence),
  }));
}

function contextIn(text: string): readonly string[] {
  return wordsIn(text).filter((word) => !UNITS.has(word));
}

interface Limit {
  readonly said: string;
  /** A length of time has its unit, since nearly every row of periods has days. */
  readonly number: string;
  readonly words: readonly string[];
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

function limitsIn(text: string): readonly Limit[] {
  return LIMITS.flatMap((pattern) => [...text.matchAll(pattern)])
    .map(({ 0: said, 1: number = '', 2: rest = '' }) => ({
      said: said + rest,
      number: inFigures(number),
      words: wordsIn(rest),
    }))
    .filter(({ words }) => words.length > 0);
}

function rangesIn(text: string): readonly Limit[] {
  return allRangesIn(text).filter(({ from }) => from !== '0');
}

function allRangesIn(text: string): readonly (Limit & { readonly from: string })[] {
  return [...text.matchAll(RANGE)].map(({ 0: said, 1: from = '', 2: number = '', 3: rest = '' }) => ({
    said: said + rest,
    from,
    number,
    words: wordsIn(rest),
  }));
}

function periodsIn(text: string, words: readonly string[]): readonly Limit[] {
  return lengthsBy([PERIOD], text, words);
}

function intervalsIn(text: string, words: readonly string[]): readonly Limit[] {
  return [...lengthsBy(INTERVALS, text, words), ...allRangesIn(text).filter(({ from }) => from === '0')];
}

function lengthsBy(patterns: readonly RegExp[], text: string, words: readonly string[]): readonly Limit[] {
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([said]) => ({ said, number: lengthsIn(said)[0] ?? '', words })),
  );
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
