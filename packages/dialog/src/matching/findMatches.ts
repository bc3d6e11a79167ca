/** Most stretches marked on one page, so that a common word does not cost the reader a slow page. */
const MAX_MATCHES = 200;

/** Most words that are looked for, and the longest of them: no page holds a longer one, and no engine a pattern of any length. */
const MAX_WORDS = 50;
const MAX_WORD_LENGTH = 200;

/** Texts in which a mark would be wrong or unseen. */
const SKIPPED = 'script, style, noscript, textarea, select, button, nav, svg, [hidden], [aria-hidden="true"]';

/** The stretches of text below `root` that begin like one of the words, up to the end of the word they stand in. */
export function findMatches(root: Element, words: readonly string[]): readonly Range[] {
  const pattern = wordPattern(words);
  if (pattern === null) return [];
  const matches: Range[] = [];
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null && matches.length < MAX_MATCHES) {
    const node = walker.currentNode;
    if (node.parentElement?.closest(SKIPPED)) continue;
    for (const match of (node.textContent ?? '').matchAll(pattern)) {
      const range = root.ownerDocument.createRange();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      matches.push(range);
    }
  }
  return matches.slice(0, MAX_MATCHES);
}

function wordPattern(words: readonly string[]): RegExp | null {
  const usable = words
    .map((word) => word.trim())
    .filter(({ length }) => length > 1 && length <= MAX_WORD_LENGTH)
    .slice(0, MAX_WORDS);
  if (usable.length === 0) return null;
  // Longest first, so that "radio button" is one mark where both "radio" and "radio button" matched.
  const alternatives = usable.sort((one, other) => other.length - one.length).map(escapeForPattern);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${alternatives.join('|')})[\p{L}\p{N}]*`, 'giu');
}

function escapeForPattern(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}
