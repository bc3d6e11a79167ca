import { foldText } from './foldText.ts';

/** One word of a text: where it stands and the form under which it is indexed. */
export interface Token {
  readonly start: number;
  readonly end: number;
  readonly term: string;
}

/** Longest indexed term in UTF-16 code units; longer words are cut, in texts and in queries alike. */
const MAX_TERM_LENGTH = 32;

// A dotted number is one word, whatever joins it (1.41, 1_41, v1.41), and so is one with grouped thousands (5,000 is 5000); an English clitic (what's, don't) belongs to its word, and so do the signs of C++ and F#.
const WORD =
  /(?<![\p{L}\p{N}.,_])(\d{1,3}(?:,\d{3})+)(?![\p{L}\p{N}])|v?(\d+(?:[._]\d+)+)(?![\p{L}\p{N}])|((?<![\p{L}\p{N}])\p{L}(?:\+\+|#)(?![\p{L}\p{N}])|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*)(?:['’](?:s|t|ll|re|ve|d|m)(?![\p{L}\p{N}]))?/giu;

/** Cuts a text into words in reading order. Offsets are UTF-16 code units of the text as given. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(WORD)) {
    const [whole, grouped, dotted, word = ''] = match;
    const term = grouped?.replaceAll(',', '') ?? dotted?.replaceAll('_', '.') ?? foldText(word);
    if (term !== '') tokens.push({ start: match.index, end: match.index + whole.length, term: cut(term) });
  }
  return tokens;
}

function cut(term: string): string {
  return term.length > MAX_TERM_LENGTH
    ? term
        .slice(0, MAX_TERM_LENGTH)
        .toWellFormed()
        .replace(/\ufffd$/, '')
    : term;
}

/** A text by its letters and digits alone: what has the same key is the same question, however it is written. */
export function questionKey(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}
