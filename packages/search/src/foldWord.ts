// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is ASCII as a whole.
const ASCII = /^[\x00-\x7f]*$/;

/** The form in which words are compared: lower case, compatibility forms resolved, accents dropped (É = e, ﬁ = fi). */
export function foldWord(word: string): string {
  if (ASCII.test(word)) return word.toLowerCase();
  return word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
