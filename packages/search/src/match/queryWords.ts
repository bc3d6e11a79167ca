import { type Token, tokenize } from '@feedback-docs/text';
import { signedEntry } from '../format/signedTerms.ts';
import { subwords } from '../format/subwords.ts';

/** One word of a query. */
export interface QueryWord {
  readonly term: string;
  /** The term with the signs typed with it (-Com, $HOME), as the dictionary has it; undefined without signs. */
  readonly signed: string | undefined;
  /** As typed, for `matchedWords` of the result. */
  readonly typed: string;
  /** The subwords of a compound such as radioButton; empty for a single word. */
  readonly subwords: readonly string[];
  /** The last word, still being typed: it also matches as a prefix. */
  readonly isPrefix: boolean;
  /** Whether it is joined to a neighbour without a space, as the words of is_active or std::get are. */
  readonly isPart: boolean;
}

/** A parsed query. */
export interface QueryText {
  /** Each word once, in the order of their first occurrences. */
  readonly words: readonly QueryWord[];
  /** The query from left to right, as numbers of its words. */
  readonly sequence: readonly number[];
  /** Quoted phrases, as terms that should occur side by side. */
  readonly phrases: readonly (readonly string[])[];
  /** Terms that must not occur. */
  readonly excluded: readonly string[];
}

const QUOTED = /"([^"]*)"/g;
const EXCLUDED = /(?<=^|\s)-(?=[\p{L}\p{N}])(\S+)/gu;
const ENDS_IN_WORD = /[\p{L}\p{N}\p{M}]$/u;
/** Between two words of one identifier. */
const JOINT = /^[^\s"]+$/;

/** Parses a query into words, "quoted phrases" and, with `canExclude`, -excluded words. */
export function queryWords(query: string, canExclude: boolean): QueryText {
  const excluded = canExclude ? [...query.matchAll(EXCLUDED)].flatMap(([, word = '']) => terms(word)) : [];
  const text = canExclude ? query.replace(EXCLUDED, ' ') : query;
  const phrases = [...text.matchAll(QUOTED)].map(([, phrase = '']) => terms(phrase)).filter(({ length }) => length > 0);
  const tokens = tokenize(text);
  const last = ENDS_IN_WORD.test(text) ? tokens.length - 1 : -1;
  const numbers = new Map<string, number>();
  const words: QueryWord[] = [];
  const sequence = tokens.map((token, at) => {
    const word = queryWord(text, tokens, token, at, at === last);
    const key = word.signed ?? word.term;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, words.length);
    return words.push(word) - 1;
  });
  return { words, sequence, phrases, excluded };
}

/** The query without the quotes around the phrases that are missing. */
export function dropQuotes(query: string, missing: QueryText['phrases']): string {
  const dropped = new Set(missing.map((phrase) => phrase.join(' ')));
  return query.replace(QUOTED, (whole: string, phrase: string) =>
    dropped.has(terms(phrase).join(' ')) ? phrase : whole,
  );
}

function queryWord(text: string, tokens: readonly Token[], token: Token, at: number, isPrefix: boolean): QueryWord {
  const typed = text.slice(token.start, token.end);
  const before = text.slice(tokens[at - 1]?.end ?? token.start, token.start);
  const after = text.slice(token.end, tokens[at + 1]?.start ?? token.end);
  return {
    term: token.term,
    signed: signedEntry(text, tokens, at),
    typed,
    subwords: subwords(typed),
    isPrefix,
    isPart: JOINT.test(before) || JOINT.test(after),
  };
}

function terms(text: string): string[] {
  return tokenize(text).map(({ term }) => term);
}
