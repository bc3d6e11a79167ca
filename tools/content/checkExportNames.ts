import type { Check } from './Check.ts';
import { PRODUCT_FILE } from './Content.ts';
import { listInProduct } from './listInProduct.ts';
import { summariesOf } from './summariesOf.ts';
import { tableRows } from './tableRows.ts';

/**
 * A name in capitals with an underscore, such as LOOP_CUT, is one of `exportNames` in product.yaml, where 1 stands for
 * any number. Each column listed there begins a row of a table on the page of exports, and any other name is on a page.
 */
export const checkExportNames: Check = ({ pages, product, texts }) => {
  const listed = listInProduct(texts.get(PRODUCT_FILE) ?? '', 'exportNames');
  if (listed.length === 0) return [];
  const known = new Set(listed.map(({ text }) => text));
  const sources = pages.map(({ file, source }) => ({ file, line: 1, text: source }));
  const unknown = [...sources, ...summariesOf(product)].flatMap(({ file, line, text }) =>
    text.split('\n').flatMap((row, index) =>
      [...row.matchAll(NAME)]
        .filter(([name]) => !known.has(patternOf(name)))
        .map(([name]) => ({
          file,
          line: line + index,
          what: `No file of the product has the name ${name}.`,
          remedy: 'Correct it, or add it to exportNames in product.yaml.',
        })),
    ),
  );
  const columns = namesIn(
    pages
      .filter(({ file }) => file === EXPORTS_FILE)
      .flatMap(({ source }) => tableRows(source).map(({ cells }) => cells[0] ?? '')),
  );
  const anywhere = namesIn(pages.filter(({ kind }) => kind === 'docs').map(({ source }) => source));
  const missing = listed
    .filter(({ text, group = '' }) => !(COLUMNS.test(group) ? columns : anywhere).has(text))
    .map(({ text, line, group = '' }) => ({
      file: PRODUCT_FILE,
      line,
      what: COLUMNS.test(group) ? `The column ${text} begins no row of ${EXPORTS_FILE}.` : `No page explains ${text}.`,
      remedy: 'Explain it there, or take it out of exportNames.',
    }));
  return [...unknown, ...missing];
};

const EXPORTS_FILE = 'site/docs/survey/Docs/Managing_Data_Transfer.md';
const COLUMNS = /columns$/i;
/** Readers put their own text in the place of YOUR_API_KEY. */
const NAME = /\b(?!YOUR_)[A-Z][A-Z\d]*(?:_[A-Z\d]+)+\b/g;
const CODE = /\b[A-Z][A-Z\d_]+\b/g;

function namesIn(sources: readonly string[]): ReadonlySet<string> {
  return new Set(sources.flatMap((source) => source.match(CODE) ?? []).map(patternOf));
}

/** Q3_R1_2 is Q1_R1_1, as in product.yaml. */
function patternOf(name: string): string {
  return name.replaceAll(/\d+/g, '1');
}
