import type { HighlightedText, MatchLevel } from '@feedback-docs/protocol';
import { escapeHtml, type Token } from '@feedback-docs/text';
import type { TextMatch, TextMatcher } from './TermMatcher.ts';

/** The tags that a request wants around matches, inserted as they are; all else of a text is escaped. */
export interface HighlightTags {
  readonly pre: string;
  readonly post: string;
}

/** The whole text as HTML with its matches marked. */
export function highlightText(
  text: string,
  tokens: readonly Token[],
  matcher: TextMatcher,
  tags: HighlightTags,
): HighlightedText {
  const matches = matcher.find(tokens);
  const found = [...new Set(matches.map(({ word }) => word))].sort((a, b) => a - b);
  const marked = matches.filter(({ isMarked }) => isMarked);
  return {
    value: markMatches(text, 0, text.length, matches, tags),
    matchLevel: matchLevel(matches, matcher),
    ...(marked.length > 0 ? { fullyHighlighted: marked.length === tokens.length } : {}),
    matchedWords: found.map((word) => matcher.words[word] ?? ''),
  };
}

/** Part of a text as escaped HTML with the matches in it marked. */
export function markMatches(
  text: string,
  from: number,
  to: number,
  matches: readonly TextMatch[],
  tags: HighlightTags,
): string {
  let html = '';
  let at = from;
  for (const { start, end, isMarked } of matches) {
    if (!isMarked || start < at || end > to) continue;
    html += escapeHtml(text.slice(at, start)) + tags.pre + escapeHtml(text.slice(start, end)) + tags.post;
    at = end;
  }
  return html + escapeHtml(text.slice(at, to));
}

/** Whether the matches hold all words of the query, some, or none. */
export function matchLevel(matches: readonly TextMatch[], matcher: TextMatcher): MatchLevel {
  if (matches.length === 0) return 'none';
  const found = new Set(matches.map(({ word }) => word));
  return matcher.expected.every((word) => found.has(word)) ? 'full' : 'partial';
}
