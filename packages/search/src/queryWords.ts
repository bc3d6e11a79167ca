import { tokenize } from '@feedback-docs/text';
import { identifierParts } from './identifierParts.ts';

/** One word of a query. */
export interface QueryWord {
  readonly term: string;
  /** As typed, for the answer's list of matched words. */
  readonly typed: string;
  /** The parts of a joined name such as radioButton; empty for a single word. */
  readonly parts: readonly string[];
  /** The last word, still being typed: longer words that begin so match too. */
  readonly isOpen: boolean;
}

/** A query taken apart. */
export interface QueryText {
  readonly words: readonly QueryWord[];
  /** Quoted phrases, as terms that must stand side by side. */
  readonly phrases: readonly (readonly string[])[];
  /** Terms that must not occur. */
  readonly excluded: readonly string[];
}

/** Most words of a query that are looked up; further ones are ignored. */
const MAX_QUERY_WORDS = 48;

const QUOTED = /"([^"]*)"/g;
const EXCLUDED = /(?<=^|\s)-(?=[\p{L}\p{N}])(\S+)/gu;
const ENDS_IN_WORD = /[\p{L}\p{N}\p{M}]$/u;

/** Takes a query apart: words, "quoted phrases", and with `canExclude` the words marked -so. */
export function queryWords(query: string, canExclude: boolean): QueryText {
  const excluded = canExclude ? [...query.matchAll(EXCLUDED)].flatMap(([, word = '']) => terms(word)) : [];
  const text = canExclude ? query.replace(EXCLUDED, ' ') : query;
  const phrases = [...text.matchAll(QUOTED)].map(([, phrase = '']) => terms(phrase)).filter(({ length }) => length > 0);
  const tokens = tokenize(text).slice(0, MAX_QUERY_WORDS);
  const isOpen = ENDS_IN_WORD.test(text);
  return {
    words: tokens.map(({ term, start, end }, at) => ({
      term,
      typed: text.slice(start, end),
      parts: identifierParts(text.slice(start, end)),
      isOpen: isOpen && at === tokens.length - 1,
    })),
    phrases,
    excluded,
  };
}

function terms(text: string): string[] {
  return tokenize(text).map(({ term }) => term);
}
