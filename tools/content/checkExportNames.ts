import type { Check } from './Check.ts';
import { PRODUCT_FILE } from './Content.ts';
import { mentionsIn, sourcesOf, summariesOf } from './statements.ts';

/**
 * A name in capitals with an underscore, such as LOOP_CUT, is one of `exportNames` in product.yaml, where 1 stands for
 * any number. Each column listed there begins a row of a table on the page of exports, and any other name is on a page.
 */
export const checkExportNames: Check = ({ pages, product, listed }) => {
  const names = listed('exportNames');
  if (names.length === 0) return [];
  const known = new Set(names.map(({ text }) => text));
  const unknown = mentionsIn([...sourcesOf(pages), ...summariesOf(product)], NAME)
    .filter(({ match: [name] }) => !known.has(patternOf(name)))
    .map(({ file, line, match: [name] }) => ({
      file,
      line,
      what: `No file of the product has the name ${name}.`,
      remedy: 'Correct it, or add it to exportNames in product.yaml.',
    }));
  const exported = pages.find(({ file }) => file === EXPORTS_FILE)?.rows ?? [];
  const columns = namesIn(exported.map(({ cells }) => cells[0] ?? ''));
  const anywhere = namesIn(pages.filter(({ kind }) => kind === 'docs').map(({ source }) => source));
  const missing = names
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
