import { parseReleasePage } from '@feedback-docs/releases/source';
import type { Check } from './Check.ts';

/** Every release page keeps to the grammar, and every item has a kind, a name, an area, a text and its section. */
export const checkReleasePages: Check = ({ pages, product, releases }) => {
  const unreadable = pages
    .filter(({ kind }) => kind === 'release')
    .map(({ source, file }) => parseReleasePage(source, { file }))
    .flatMap((parsed) => (parsed.ok ? [] : parsed.problems));
  if (product === undefined) return unreadable;

  const wrongAreas = releases.flatMap(({ page, release, lines }) =>
    release.items
      .filter(({ area }) => !product.areas.includes(area))
      .map(({ area, title, anchor }) => ({
        file: page.file,
        line: lines.get(anchor) ?? 1,
        what: `"${title}" is in the area "${area}", which product.yaml does not list.`,
        remedy: `Use one of ${product.areas.join(', ')}.`,
      })),
  );
  return [...unreadable, ...wrongAreas];
};
