import type { Check } from './Check.ts';
import { type Content, PRODUCT_FILE } from './Content.ts';
import type { Page } from './parsePage.ts';

/**
 * The limits of the product are all in one place: where a page or a summary in product.yaml says "up to 50 themes",
 * a row of the table of limits in the Appendix has the number and one of the words that follow it.
 */
export const checkLimits: Check = (content) => {
  const appendix = content.pages.find(({ file }) => file === APPENDIX_FILE);
  if (appendix === undefined || appendix.fault !== undefined) return [];
  const rows = limitRows(appendix.source);
  return statementsOf(content).flatMap(({ file, line, text }) =>
    limitsIn(text)
      .filter(({ number, words }) => !rows.some((row) => row.has(number) && words.some((word) => row.has(word))))
      .map(({ said }) => ({
        file,
        line,
        what: `The table of limits in the Appendix does not have "${said}".`,
        remedy: `Add a row with the number and the same word to ${APPENDIX_FILE}, or correct the sentence.`,
      })),
  );
};

const APPENDIX_FILE = 'site/docs/survey/Docs/Appendix.md';
const LIMIT = /\b(?:up to|at most|no more than) ([\d,]*\d)(?=((?: [\p{L}/-]+){1,5}))/giu;
/** What the product says is quoted with example numbers. */
const MESSAGE = /"[^"]*"/g;
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
  const summaries = (product?.features ?? []).map(({ summary }, index) => ({
    file: PRODUCT_FILE,
    line: product?.lineOf(['features', index, 'summary']) ?? 1,
    text: summary,
  }));
  return [...passages, ...summaries];
}

/** Release pages state the limits of their day. */
function isReference({ kind, route }: Page): boolean {
  return kind === 'docs' && route.startsWith('/docs/survey/');
}

function limitsIn(text: string): readonly { said: string; number: string; words: readonly string[] }[] {
  return [...text.replace(MESSAGE, '').matchAll(LIMIT)]
    .map(({ 0: said, 1: number = '', 2: rest = '' }) => ({ said: said + rest, number, words: wordsIn(rest) }))
    .filter(({ words }) => words.length > 0);
}

/** The rows of the tables below the heading, each as its numbers and words. */
function limitRows(source: string): readonly ReadonlySet<string>[] {
  const [, section = ''] = /\{#limits\}\n([\s\S]*?)(?=\n## |$)/.exec(source) ?? [];
  return section
    .split('\n')
    .filter((row) => row.startsWith('|'))
    .map((row) => new Set([...(row.match(/\d(?:[\d,]*\d)?/g) ?? []), ...wordsIn(row)]));
}

function wordsIn(text: string): readonly string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.filter((word) => !SMALL_WORDS.has(word)).map((word) => word.replace(/s$/, ''));
}
