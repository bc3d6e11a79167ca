import { STOP_WORDS, stemWord, tokenize } from '@feedback-docs/text';
import { LRUCache } from 'lru-cache';

/** Words that say how somebody asks, and not what about. */
const QUESTION_WORDS = new Set([...STOP_WORDS, 'get', 'need', 'please', 'tell', 'than', 'use', 'want']);
/** Texts of which the words are known: those of the longest lists that are grouped. */
const known = new LRUCache<string, readonly string[]>({ max: 5000 });

/** What a question is about: the stems of its words without those every question has, each once, in order of the alphabet. */
export function contentWords(question: string): readonly string[] {
  const found = known.get(question) ?? readWords(question);
  known.set(question, found);
  return found;
}

function readWords(question: string): readonly string[] {
  const words = [...tokenize(question.toLowerCase())]
    .map(({ term }) => term)
    .filter((word) => !QUESTION_WORDS.has(word));
  return [...new Set(words.map(stemWord))].sort();
}
