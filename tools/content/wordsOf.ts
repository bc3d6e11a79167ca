/** The words of a text in order, in lower case. Numbers count, and so do words with an apostrophe or hyphen inside. */
export function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu) ?? [];
}
