import { FILLER_STEMS } from '../language/fillerWords.ts';
import { wordsOf } from '../language/wordsOf.ts';

const BEGINS =
  /^\s*(?:and|also|but|or|so|then|ok(?:ay)?|what about|how about|what if|same for|why|why not|really|else|anything else|more|tell me more|only|even)\b/i;
const REFERS = /\b(?:it|its|that|this|those|these|them|they|there|then|same|one|ones|else|instead|another|again)\b/i;
/** A question with fewer words of its own can hardly stand alone. */
const FEW_WORDS = 3;

/** Whether a question leans on the one before: it begins like one, or refers to something and says little itself. */
export function isFollowUp(question: string): boolean {
  const own = wordsOf(question).filter(({ stem }) => !FILLER_STEMS.has(stem)).length;
  if (BEGINS.test(question)) return true;
  return (REFERS.test(question) && own <= FEW_WORDS + 2) || own < FEW_WORDS - 1;
}
