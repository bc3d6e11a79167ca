/** The sentences of a passage: each ends with a full stop, question mark or exclamation mark, inside a closing quote or bracket or not. */
export function sentencesOf(passage: string): readonly string[] {
  return passage.split(/(?<=[.!?]["”’)]?)\s+/).filter((sentence) => /\p{L}/u.test(sentence));
}
