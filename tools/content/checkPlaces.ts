import type { Check } from './Check.ts';
import { PRODUCT_FILE } from './Content.ts';
import { mentionsIn, notInBold, sourcesOf, summariesOf } from './statements.ts';

/**
 * What a page about the product sends readers to by one name, as in "open **Queue**" or "the **Flow** tab", is one of `places` in
 * product.yaml. Each menu path begins at one, and a page names each.
 */
export const checkPlaces: Check = ({ pages, product, listed }) => {
  const places = listed('places');
  if (places.length === 0) return [];
  const known = new Set(places.map(({ text }) => text));
  const aboutIt = pages.filter(({ route }) => ABOUT_THE_PRODUCT.test(route));
  const unknown = mentionsIn([...sourcesOf(aboutIt), ...summariesOf(product)], OPENED)
    .map(({ file, line, match: [, opened, part] }) => ({ file, line, name: opened ?? part ?? '' }))
    .filter(({ name }) => !known.has(name))
    .map(({ file, line, name }) => ({
      file,
      line,
      what: `The product has no place "${name}".`,
      remedy: 'Correct it, or add it to places in product.yaml.',
    }));
  const lost = listed('menuPaths')
    .filter(({ text }) => !known.has(text.split(' > ')[0] ?? ''))
    .map(({ text, line }) => ({
      file: PRODUCT_FILE,
      line,
      what: `"${text}" begins at none of the places.`,
      remedy: 'Correct the path, or add where it begins to places.',
    }));
  const missing = notInBold(pages, places).map(({ text, line }) => ({
    file: PRODUCT_FILE,
    line,
    what: `No page of the documentation names **${text}**.`,
    remedy: 'Name it in bold where readers need it, or take it out of places.',
  }));
  return [...unknown, ...lost, ...missing];
};

const ABOUT_THE_PRODUCT = /^\/docs\/(?:survey|versions)\//;
const OPENED = /\b(?:open(?:s|ing)?|go(?:es)?\s+to)\s+\*\*([^*>]+)\*\*|\*\*([^*>]+)\*\*\s+(?:panel|tab)\b/giu;
