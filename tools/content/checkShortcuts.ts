import type { Check } from './Check.ts';
import { PRODUCT_FILE } from './Content.ts';
import { mentionsIn, statementsOf } from './statements.ts';
import { firstCells } from './tableRows.ts';

/**
 * A combination of keys that a page about the product names, such as Ctrl+Shift+K, is one of `shortcuts` in product.yaml, and each of the
 * builder begins a row of the table on its page. Pages about the docs name those of this site (site/src/shortcuts).
 */
export const checkShortcuts: Check = ({ pages, product, texts, listed }) => {
  const shortcuts = listed('shortcuts');
  if (shortcuts.length === 0) return [];
  const known = new Set(shortcuts.map(({ text }) => text));
  const aboutIt = pages.filter(({ file }) => ABOUT_THE_PRODUCT.test(file));
  const unknown = mentionsIn(statementsOf({ pages: aboutIt, product, texts }), COMBINATION)
    .filter(({ match: [keys] }) => !known.has(onWindows(keys)))
    .map(({ file, line, match: [keys] }) => ({
      file,
      line,
      what: `The product has no keyboard shortcut ${keys}.`,
      remedy: 'Correct it, or add it to shortcuts in product.yaml.',
    }));
  const builder = pages.find(({ file }) => file === BUILDER_FILE);
  const rows = firstCells(builder?.rows).flatMap((cell) => cell.split(', ').map((keys) => keys.split(' ')[0]));
  const missing = shortcuts
    .filter(({ text, group }) => group === 'builder' && !rows.includes(text))
    .map(({ text, line }) => ({
      file: PRODUCT_FILE,
      line,
      what: `${text} begins no row of the keyboard shortcuts in ${BUILDER_FILE}.`,
      remedy: 'Add the row, or take the shortcut out of product.yaml.',
    }));
  return [...unknown, ...missing];
};

const BUILDER_FILE = 'site/docs/survey/intro.md';
const ABOUT_THE_PRODUCT = /^site\/docs\/(?:survey|versions)\//;
const COMBINATION = /\b(?:(?:Ctrl|Cmd|Alt|Option|Shift)\+)+(?:[A-Z][a-z]+|[A-Z\d?/](?![a-z]))/g;

/** Pages write what macOS says beside it: Cmd+Return is Ctrl+Enter. */
function onWindows(keys: string): string {
  return keys.replace('Cmd', 'Ctrl').replace('Option', 'Alt').replace('Return', 'Enter');
}
