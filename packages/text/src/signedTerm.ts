import type { Token } from './tokenize.ts';

/** Longest term with signs in UTF-16 code units, those of its word among them. */
const MAX_LENGTH = 32;

/** What stands between letters and digits in names; brackets, quotes, commas and the like only surround names. */
const SIGNS = String.raw`[!#$%&+\-./:?@\\^_~]`;
const SIGNS_BEFORE = new RegExp(`${SIGNS}+$`);
const ONLY_SIGNS = new RegExp(`^${SIGNS}+$`);
/** Sentence punctuation that follows a word is none of its signs. */
const SIGNS_AFTER = new RegExp(String.raw`^${SIGNS}*[#$%&+/@\\^_~]`);
/** English writes these between two words (real-time, and/or, example.com), and words side by side are found together. */
const BETWEEN_WORDS = /^(?:[-/]+|\.)$/;

/**
 * The term of a word with the signs that belong to it: those before it (-Com, .LIST, $HOME, the _S of DURATION_S), and
 * those after it where no further word is joined to it (g++, src/). Undefined for a word without any; a hyphen,
 * slash or full stop between two words is English.
 */
export function signedTerm(text: string, tokens: readonly Token[], at: number): string | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  const previous = tokens[at - 1];
  const next = tokens[at + 1];
  const gap = text.slice(previous?.end ?? 0, token.start);
  const rest = text.slice(token.end, next?.start);
  const isEnglish = previous !== undefined && BETWEEN_WORDS.test(gap);
  const before = isEnglish ? '' : (SIGNS_BEFORE.exec(gap.slice(-MAX_LENGTH))?.[0] ?? '');
  const after = next !== undefined && ONLY_SIGNS.test(rest) ? '' : (SIGNS_AFTER.exec(rest)?.[0] ?? '');
  return before + after === '' ? undefined : `${before}${token.term}${after}`.slice(0, MAX_LENGTH);
}
