import { STOP_WORDS, stemWord, tokenize } from '@feedback-docs/text';

/** Words that say how somebody asks, and not what about. */
const QUESTION_WORDS = new Set([...STOP_WORDS, 'get', 'need', 'please', 'tell', 'than', 'use', 'want']);

/** What a question is about: the stems of its words without those every question has, each once, in order of the alphabet. */
export function contentWords(question: string): string[] {
  const words = [...tokenize(question.toLowerCase())]
    .map(({ term }) => term)
    .filter((word) => !QUESTION_WORDS.has(word));
  return [...new Set(words.map(stemWord))].sort();
}
