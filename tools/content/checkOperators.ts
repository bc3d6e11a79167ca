import type { Check } from './Check.ts';
import { PRODUCT_FILE } from './Content.ts';
import { listInProduct } from './listInProduct.ts';
import { tableRows } from './tableRows.ts';

/**
 * The table of operators and product.yaml have the same ones. A row may say once what several begin with, as in "for the rank of an item:
 * is, is at most", and may send to the operators of another type.
 */
export const checkOperators: Check = ({ pages, texts }) => {
  const listed = listInProduct(texts.get(PRODUCT_FILE) ?? '', 'operators').filter(({ text }) => !isReference(text));
  const rows = pages
    .filter(({ file }) => file === LOGIC_FILE)
    .flatMap(({ source }) => tableRows(source.replaceAll('&lt;', '<')))
    .filter(({ heads }) => heads[1] === 'Operators')
    .map(({ line, cells }) => ({
      line,
      text: cells.join(' ').toLowerCase(),
      operators: operatorsIn(cells[1]),
    }));
  if (listed.length === 0 || rows.length === 0) return [];

  const missing = listed
    .filter(({ text }) => !rows.some((row) => wordsOf(text).every((word) => wordsOf(row.text).includes(word))))
    .map(({ text, line, group = '' }) => ({
      file: PRODUCT_FILE,
      line,
      what: `No row of the table of operators in ${LOGIC_FILE} has "${text}" of ${group}.`,
      remedy: 'Add it there, or take it out of operators.',
    }));
  const isKnown = (operator: string) =>
    [...listed.map(({ text }) => text), ...OF_EVERY_QUESTION].some((text) => ` ${text}`.endsWith(` ${operator}`));
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
