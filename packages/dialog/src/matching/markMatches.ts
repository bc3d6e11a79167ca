import { findMatches } from './findMatches.ts';

/** Name of the highlight: style it with `::highlight(fd-match)`. */
export const MATCH_HIGHLIGHT = 'fd-match';

/**
 * Marks words on a page with a CSS custom highlight: the document is not changed, so a framework that owns it is not
 * disturbed. Gives back how to take the marks away. Browsers without custom highlights show the page unmarked.
 */
export function markMatches(root: Element, words: readonly string[]): () => void {
  if (typeof CSS === 'undefined' || !('highlights' in CSS)) return () => {};
  const matches = findMatches(root, words);
  if (matches.length === 0) return () => {};
  const highlight = new Highlight(...matches);
  CSS.highlights.set(MATCH_HIGHLIGHT, highlight);
  return () => {
    if (CSS.highlights.get(MATCH_HIGHLIGHT) === highlight) CSS.highlights.delete(MATCH_HIGHLIGHT);
  };
}
