import { EVERYDAY_STEMS, STOP_STEMS } from '../language/stopWords.ts';
import { stemsOf } from '../language/wordsOf.ts';

/** Ends the noun after "which" or "how many": a verb, an article, a pronoun, a preposition. */
const END =
  'is|are|was|were|am|be|does|do|did|can|could|will|would|should|may|might|must|has|have|had|the|a|an|i|we|you|they|it|he|she|my|our|your|their|this|these|those|each|every|of|in|on|at|to|for|from|by|with|per|than|that|there|when|if|and|or|about|else|not';
const FOCUS = new RegExp(
  `\\b(?:how many|which|what|number of)\\s+((?:(?!(?:${END})\\b)[\\p{L}-]+(?:\\s+|(?=[?.,;:!]|$))){1,3})`,
  'iu',
);

/**
 * The stems of what a question asks to be told, its focus: "Which fonts can I use?" asks for fonts. Empty where it names
 * nothing, or only something as general as a kind, a way or a time.
 */
export function questionFocus(question: string): string[] {
  const stems = stemsOf(FOCUS.exec(question)?.[1] ?? '');
  return stems.filter((stem) => !STOP_STEMS.has(stem) && !EVERYDAY_STEMS.has(stem));
}
