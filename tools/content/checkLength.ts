import type { Check } from './Check.ts';
import type { Page } from './parsePage.ts';
import { wordsOf } from './wordsOf.ts';

/** Pages below docs/survey/ have 900 to 3,500 words; other documentation pages have at least 300. */
export const checkLength: Check = ({ pages }) =>
  pages
    .filter(({ kind, fault }) => kind === 'docs' && fault === undefined)
    .flatMap((page) => {
      const count = page.passages.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
      const [fewest, most] = limitsOf(page);
      if (count >= fewest && count <= most) return [];
      const line = page.frontMatter.bodyLine;
      const what = `The page has ${count} words; ${most === Infinity ? `at least ${fewest}` : `${fewest} to ${most}`} are asked for.`;
      const remedy =
        count < fewest
          ? 'Add steps, options with their limits, and what can go wrong.'
          : 'Move a subject to its own page or cut it.';
      return [{ file: page.file, line, what, remedy }];
    });

function limitsOf({ route }: Page): readonly [fewest: number, most: number] {
  return route.startsWith('/docs/survey/') ? [900, 3500] : [300, Infinity];
}
