import type { Check } from './Check.ts';
import { PRODUCT_FILE } from './Content.ts';
import { mentionsIn, sourcesOf } from './statements.ts';

/**
 * A path through the menus, such as **Administration > Devices**, leads to a place that `menuPaths` in product.yaml
 * lists, and each of those places is named on at least one page of the documentation.
 */
export const checkMenuPaths: Check = ({ pages, texts, listed }) => {
  const product = texts.get(PRODUCT_FILE);
  if (product === undefined) return [];
  const known = listed('menuPaths');
  const named = mentionsIn([...sourcesOf(pages), { file: PRODUCT_FILE, line: 1, text: product }], BOLD_PATH).map(
    ({ file, line, match: [, path = ''] }) => ({ file, line, path: path.replace(/\s+/g, ' ') }),
  );
  const docs = new Set(pages.filter(({ kind }) => kind === 'docs').map(({ file }) => file));
  const explained = new Set(named.filter(({ file }) => docs.has(file)).map(({ path }) => path));
  return [
    ...named
      .filter(({ path }) => known.every(({ text }) => text !== path))
      .map(({ file, line, path }) => ({
        file,
        line,
        what: `"${path}" is no path of the product.`,
        remedy: 'Correct it, or add it to menuPaths in product.yaml first.',
      })),
    ...known
      .filter(({ text }) => !explained.has(text))
      .map(({ text, line }) => ({
        file: PRODUCT_FILE,
        line,
        what: `No page of the documentation leads to "${text}".`,
        remedy: `Name it in bold where readers need it, as in **${text}**, or take it out.`,
      })),
  ];
};

const BOLD_PATH = /\*\*([A-Z][^*]* > [^*]*)\*\*/g;
