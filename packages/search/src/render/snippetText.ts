import type { SnippetText } from '@feedback-docs/protocol';
import { escapeHtml, type Token } from '@feedback-docs/text';
import { type HighlightTags, markMatches, matchLevel } from './highlightText.ts';
import type { TextMatch, TextMatcher } from './TermMatcher.ts';

/** How a snippet is cut and marked. */
export interface SnippetStyle extends HighlightTags {
  /** Words in the snippet, at most. */
  readonly words: number;
  /** Marks where text is left out. */
  readonly ellipsis: string;
}

/** Share of a window's free words that goes before the first match; readers want more of what follows. */
const LEAD_SHARE = 1 / 3;

/** The part of the text with the most different query words, as HTML with its matches marked; the beginning when it has none. */
export function snippetText(
  text: string,
  tokens: readonly Token[],
  matcher: TextMatcher,
  style: SnippetStyle,
): SnippetText {
  const all = matcher.find(tokens);
  const first = windowStart(tokens.length, all, style.words);
  const end = Math.min(tokens.length, first + style.words);
  const matches = all.filter(({ token }) => token >= first && token < end);
  const from = first === 0 ? 0 : (tokens[first]?.start ?? 0);
  const to = end === tokens.length ? text.length : closing(text, tokens[end - 1]?.end ?? 0);
  const ellipsis = escapeHtml(style.ellipsis);
  const marked = markMatches(text, from, to, matches, style);
  return {
    value: `${from > 0 ? ellipsis : ''}${marked}${to < text.length ? ellipsis : ''}`,
    matchLevel: matchLevel(matches, matcher),
  };
}

/** The first word of the best window: most different query words, then most matches, then the earliest. */
function windowStart(length: number, matches: readonly TextMatch[], words: number): number {
  if (length <= words || matches.length === 0) return 0;
  let best = { score: -1, first: 0, last: 0 };
  matches.forEach(({ token: first }, at) => {
    const inside: TextMatch[] = [];
    for (let next = at; next < matches.length && (matches[next]?.token ?? 0) < first + words; next++) {
      const match = matches[next];
      if (match !== undefined) inside.push(match);
    }
    const score = new Set(inside.map(({ word }) => word)).size * words + Math.min(inside.length, words - 1);
    if (score > best.score) best = { score, first, last: inside.at(-1)?.token ?? first };
  });
  const free = words - (best.last - best.first + 1);
  const start = best.first - Math.floor(free * LEAD_SHARE);
  return Math.max(0, Math.min(start, length - words));
}

/** Takes closing punctuation along with the last word. */
function closing(text: string, end: number): number {
  return end + (/^[.,;:!?)\]}"'’”]*/.exec(text.slice(end, end + 8))?.[0].length ?? 0);
}
