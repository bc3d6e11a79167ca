import { foldText } from '@feedback-docs/text';
import type { Page } from './Page.ts';

/**
 * The pages whose title holds every word of the query, the last word as a beginning. Case and diacritics do not
 * matter. Best first: the very title, then titles that begin with the query, then titles that hold the words whole,
 * then the shorter title, then the order given. An empty query finds nothing.
 */
export function matchTitles(pages: readonly Page[], query: string): Page[] {
  const wanted = splitWords(query);
  const found: { page: Page; grade: number; length: number }[] = [];
  for (const page of pages) {
    const words = splitWords(page.title);
    const grade = gradeTitle(words, wanted);
    if (grade !== null) found.push({ page, grade, length: words.length });
  }
  return found.sort((a, b) => a.grade - b.grade || a.length - b.length).map(({ page }) => page);
}

function splitWords(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** 0 is the very title and 3 the loosest match; null means that a word is missing. */
function gradeTitle(words: readonly string[], wanted: readonly string[]): number | null {
  const last = wanted.at(-1);
  if (last === undefined) return null;
  const holdsAll = wanted.every((word, position) =>
    position === wanted.length - 1 ? words.some((candidate) => candidate.startsWith(last)) : words.includes(word),
  );
  if (!holdsAll) return null;
  const title = words.join(' ');
  const query = wanted.join(' ');
  if (title === query) return 0;
  if (title.startsWith(query)) return 1;
  return words.includes(last) ? 2 : 3;
}
