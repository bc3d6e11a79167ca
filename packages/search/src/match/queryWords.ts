import { tokenize } from '@feedback-docs/text';
import { subwords } from '../format/subwords.ts';

/** One word of a query. */
export interface QueryWord {
  readonly term: string;
  /** As typed, for `matchedWords` of the result. */
  readonly typed: string;
  /** The subwords of a compound such as radioButton; empty for a single word. */
  readonly subwords: readonly string[];
  /** The last word, still being typed: it also matches as a prefix. */
  readonly isPrefix: boolean;
}

/** A parsed query. */
export interface QueryText {
  readonly words: readonly QueryWord[];
  /** Quoted phrases, as terms that must occur side by side. */
  readonly phrases: readonly (readonly string[])[];
  /** Terms that must not occur. */
  readonly excluded: readonly string[];
}

/** Further words of a query are ignored. */
const MAX_QUERY_WORDS = 48;

const QUOTED = /"([^"]*)"/g;
const EXCLUDED = /(?<=^|\s)-(?=[\p{L}\p{N}])(\S+)/gu;
const ENDS_IN_WORD = /[\p{L}\p{N}\p{M}]$/u;

/** Parses a query into words, "quoted phrases" and, with `canExclude`, -excluded words. */
export function queryWords(query: string, canExclude: boolean): QueryText {
  const excluded = canExclude ? [...query.matchAll(EXCLUDED)].flatMap(([, word = '']) => terms(word)) : [];
  const text = canExclude ? query.replace(EXCLUDED, ' ') : query;
  const phrases = [...text.matchAll(QUOTED)].map(([, phrase = '']) => terms(phrase)).filter(({ length }) => length > 0);
  const tokens = tokenize(text).slice(0, MAX_QUERY_WORDS);
  const endsInWord = ENDS_IN_WORD.test(text);
  return {
    words: tokens.map(({ term, start, end }, at) => ({
      term,
      typed: text.slice(start, end),
      subwords: subwords(text.slice(start, end)),
      isPrefix: endsInWord && at === tokens.length - 1,
    })),
    phrases,
    excluded,
  };
}

function terms(text: string): string[] {
  return tokenize(text).map(({ term }) => term);
}
