import { STOP_WORDS, stemWord } from '@feedback-docs/text';

const STOPPED: ReadonlySet<string> = new Set(STOP_WORDS);

/** The words of a text in order, in lower case. Numbers count, and so do words with an apostrophe or hyphen inside. */
export function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu) ?? [];
}

/** The stems of the words that matter, in order. */
export function stemsOf(text: string): readonly string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !STOPPED.has(word)).map(stemWord);
}

/** The sentences of a passage: each ends with a full stop, question mark or exclamation mark, inside a closing quote or bracket or not. */
export function sentencesOf(passage: string): readonly string[] {
  return passage.split(/(?<=[.!?]["”’)]?)\s+/).filter((sentence) => /\p{L}/u.test(sentence));
}
