import type { Check } from './Check.ts';
import type { Page } from './parsePage.ts';
import { wordsOf } from './wordsOf.ts';

/** No two pages begin with the same five words. */
export const checkOpenings: Check = ({ pages }) => {
  const seen = new Map<string, Page>();
  return pages
    .filter(({ kind }) => kind !== 'generated')
    .flatMap((page) => {
      const first = page.passages.find(({ kind }) => kind === 'prose');
      const opening = wordsOf(first?.text ?? '').slice(0, OPENING_WORDS);
      if (first === undefined || opening.length < OPENING_WORDS) return [];
      const other = seen.get(opening.join(' '));
      if (other === undefined) {
        seen.set(opening.join(' '), page);
        return [];
      }
      const what = `The page begins with "${opening.join(' ')}", like ${other.file}.`;
      return [{ file: page.file, line: first.line, what, remedy: 'Begin with what is special about this page.' }];
    });
};

const OPENING_WORDS = 5;
