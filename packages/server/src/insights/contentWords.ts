import { stemWord, tokenize } from '@feedback-docs/search';

/** Words that say how somebody asks, and not what about. */
const QUESTION_WORDS = new Set(
  `a about all am an and any are as at be been but by can could did do does for from get has have how i if in into is it
  its me my need no not of on or our please should so some tell than that the their them then there these they this to
  us use want was we what when where which who why will with would you your`.split(/\s+/),
);

/** What a question is about: the stems of its words without those every question has, each once, in order of the alphabet. */
export function contentWords(question: string): string[] {
  const words = [...tokenize(question.toLowerCase())]
    .map(({ term }) => term)
    .filter((word) => !QUESTION_WORDS.has(word));
  return [...new Set(words.map(stemWord))].sort();
}
