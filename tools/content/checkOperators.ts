import type { Check } from './Check.ts';
import { PRODUCT_FILE } from './Content.ts';

/**
 * The table of operators and product.yaml have the same ones. A row may say once what several begin with, as in "for the rank of an item:
 * is, is at most", and may send to the operators of another type.
 */
export const checkOperators: Check = ({ pages, listed }) => {
  const wanted = listed('operators').filter(({ text }) => !isReference(text));
  const rows = (pages.find(({ file }) => file === LOGIC_FILE)?.rows ?? [])
    .filter(({ heads }) => heads[1] === 'Operators')
    .map(({ line, cells }) => {
      const written = cells.map((cell) => cell.replaceAll('&lt;', '<'));
      return { line, words: wordsOf(written.join(' ')), operators: operatorsIn(written[1]) };
    });
  if (wanted.length === 0 || rows.length === 0) return [];

  const missing = wanted
    .filter(({ text }) => !rows.some(({ words }) => wordsOf(text).every((word) => words.includes(word))))
    .map(({ text, line, group = '' }) => ({
      file: PRODUCT_FILE,
      line,
      what: `No row of the table of operators in ${LOGIC_FILE} has "${text}" of ${group}.`,
      remedy: 'Add it there, or take it out of operators.',
    }));
  const isKnown = (operator: string) =>
    [...wanted.map(({ text }) => text), ...OF_EVERY_QUESTION].some((text) => ` ${text}`.endsWith(` ${operator}`));
  const unknown = rows.flatMap(({ line, operators }) =>
    operators
      .filter((operator) => !isKnown(operator))
      .map((operator) => ({
        file: LOGIC_FILE,
        line,
        what: `No type of question has the operator "${operator}".`,
        remedy: 'Correct it, or add it to operators in product.yaml.',
      })),
  );
  return [...missing, ...unknown];
};

const LOGIC_FILE = 'site/docs/survey/Docs/Designing_Survey_Flow.md';
const OF_EVERY_QUESTION = ['is answered', 'is not answered', 'was shown', 'was not shown'];

/** Whether it names other operators instead of one. */
function isReference(text: string): boolean {
  return /\b(?:those|operators) /.test(text);
}

function operatorsIn(cell = ''): readonly string[] {
  return cell
    .split(';')
    .filter((part) => !isReference(part))
    .flatMap((part) => part.replace(/^.*:/, '').split(','))
    .map((operator) => operator.trim())
    .filter((operator) => operator !== '');
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().split(/[\s,;:]+/);
}
