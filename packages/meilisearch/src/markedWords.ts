import type { TextMatch, TextMatcher } from '@feedback-docs/search';
import { editDistance, type Token, tokenize } from '@feedback-docs/text';

/** Signs that no text holds: Meilisearch puts them around matches and escapes nothing, so that tags could not be told from text. */
export const MARK = { start: '\uE000', end: '\uE001' } as const;

/** What Meilisearch marked, with the letter that follows where it marked the beginning of a word only. */
const MARKED = /\uE000(.*?)\uE001([\p{L}\p{N}])?/gsu;

/** Finds in the texts of a hit the words that Meilisearch marked anywhere in it. */
export function createMarkedWords(query: string, formatted: unknown): TextMatcher {
  const typed = tokenize(query);
  const wholes = new Map<string, number>();
  const beginnings = new Map<string, number>();
  for (const [, piece = '', next] of textsIn(formatted).flatMap((text) => [...text.matchAll(MARKED)]))
    for (const { term } of tokenize(piece)) (next === undefined ? wholes : beginnings).set(term, wordOf(term, typed));

  return {
    words: typed.map(({ start, end }) => query.slice(start, end)),
    expected: typed.map((_, word) => word),
    find: (tokens) => tokens.flatMap((token, at) => matchOf(token, at)),
  };

  function matchOf({ term, start, end }: Token, token: number): TextMatch[] {
    const whole = wholes.get(term);
    if (whole !== undefined) return [{ token, start, end, word: whole, isMarked: true }];
    const [beginning] = [...beginnings].filter(([piece]) => term.startsWith(piece));
    if (beginning === undefined) return [];
    return [{ token, start, end: start + beginning[0].length, word: beginning[1], isMarked: true }];
  }
}

/** Words further apart are equally unlike. */
const MAX_DISTANCE = 8;

/** The number of the query word that a marked one comes from: the most similar, as it may be misspelt, inflected or begun. */
function wordOf(term: string, typed: readonly Token[]): number {
  const distances = typed.map((word) => (term.startsWith(word.term) ? 0 : editDistance(term, word.term, MAX_DISTANCE)));
  return distances.indexOf(Math.min(...distances));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
