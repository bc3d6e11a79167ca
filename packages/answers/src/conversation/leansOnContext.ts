import { STOP_STEMS } from '../language/stopWords.ts';
import { wordsOf } from '../language/wordsOf.ts';

/** "And", "but", "so" before a question say nothing about whether it can stand alone. */
const CONJUNCTION = /^\W*(?:(?:and|also|but|or|so|then|ok(?:ay)?|well|plus)\b[\s,]*)+/i;
/** Asks about the same with another word: "what about mobile?", "for pages?", "why not?", "anything else?" */
const ELLIPSIS =
  /^\W*(?:what about|how about|what if|same for|why not|really|anything else|tell me more|more|only|even|if|for|on|in|with|without|by|from|to|at|of|after|before|until|since|per)\b/i;
/** A verb of the question itself: an auxiliary at its beginning or after its question word. */
const AUXILIARY = 'is|are|was|were|do|does|did|can|could|will|would|shall|should|may|might|must|has|have|had|am';
const CLAUSE = new RegExp(`\\b(?:${AUXILIARY})(?:n['’]t)?\\b`, 'i');
const PRONOUN =
  /\b(?:it|its|they|them|their|this|that|these|those|there|he|she|him|her|one|ones|else|instead|same|then)\b/gi;
/** "Is it possible", "does it take", "is there": they refer to nothing. */
const EXPLETIVE = new RegExp(
  `\\b(?:${AUXILIARY}) there\\b|\\bthere (?:${AUXILIARY})\\b|\\b(?:${AUXILIARY}) it (?:be )?(?:possible|allowed|take|okay|ok|enough|necessary|matter)\\b|\\bit (?:${AUXILIARY}) (?:possible|allowed|enough|necessary)\\b`,
  'gi',
);
/** "A report that shows", "the same page", "this year": a pronoun that belongs to the words around it. */
const DETERMINER = new RegExp(
  `(?<!\\b(?:${AUXILIARY}|of|for|about|with|in|on|like|after|before|to|and|or|than) )\\bthat (?:${AUXILIARY}|i|we|you|they|people|nobody|only|still|already|the|our|my)\\b|\\bone (?!of|does|is|can|was|before|after)\\p{L}+|\\b(?:this|these|those) (?:year|month|week|morning|site|product|tool|software|documentation|docs)\\b|\\bthe same \\p{L}+`,
  'giu',
);
/** A pronoun after this many words with content refers to one of them. */
const OWN_ANTECEDENT = 3;
/** A question with a pronoun and more words with content than this says what it is about. */
const MAX_LEANING_WORDS = 5;

/** Whether a question can be understood only with the one before it: it names no subject, refers to one, or leaves out its verb. */
export function leansOnContext(question: string): boolean {
  const rest = question.replace(CONJUNCTION, '');
  const content = contentWords(rest);
  if (content === 0 || ELLIPSIS.test(rest)) return true;
  const hasConjunction = rest.length < question.trim().length;
  if (hasConjunction && !CLAUSE.test(rest)) return true;
  const withoutOthers = rest.replace(EXPLETIVE, blanks).replace(DETERMINER, blanks);
  const [pronoun] = withoutOthers.matchAll(PRONOUN);
  if (pronoun === undefined) return false;
  return contentWords(rest.slice(0, pronoun.index)) < OWN_ANTECEDENT && content <= MAX_LEANING_WORDS;
}

function blanks(text: string): string {
  return ' '.repeat(text.length);
}

function contentWords(text: string): number {
  return wordsOf(text).filter(({ stem }) => !STOP_STEMS.has(stem)).length;
}
