import { signedTerm, type Token } from '@feedback-docs/text';

/** Before every term with signs, so that these follow all words in the dictionary; Unicode gives no character this number. */
export const SIGNED = '\uffff';

/** Under which a word of a text is in the dictionary with its signs, beside the word alone; undefined for a word without any. */
export function signedEntry(text: string, tokens: readonly Token[], at: number): string | undefined {
  const term = signedTerm(text, tokens, at);
  return term === undefined ? undefined : SIGNED + term;
}

/** The word in an entry of the dictionary, and how many units stand before it. */
export function wordOfEntry(entry: string): { readonly word: string; readonly signs: number } {
  if (!entry.startsWith(SIGNED)) return { word: entry, signs: 0 };
  const signs = entry.search(/[\p{L}\p{N}]/u);
  return { word: entry.slice(signs).replace(/[^\p{L}\p{N}\p{M}.]+$/u, ''), signs };
}
