import { sentencesOf, wordsOf } from './wordsOf.ts';

/**
 * The Flesch-Kincaid grade of English prose: 0.39 × words per sentence + 11.8 × syllables per word − 15.59
 * (Kincaid et al. 1975). 0 when there are no words.
 */
export function readingGrade(passages: readonly string[]): number {
  const sentences = passages.flatMap(sentencesOf);
  const words = sentences.flatMap(wordsOf).filter((word) => /\p{L}/u.test(word));
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** Counts the groups of one or two vowels in each part of a word, without a silent e at its end; at least one. */
export function syllablesIn(word: string): number {
  const parts = word.toLowerCase().split(/[^\p{L}]+/u);
  return Math.max(
    1,
    parts.reduce((sum, part) => sum + vowelGroups(part), 0),
  );
}

function vowelGroups(part: string): number {
  if (part === '') return 0;
  const spoken = part.replace(/(?:[^laeiouy]es|(?<![td])ed|[^laeiouy]e)$/, '').replace(/^y/, '');
  return Math.max(1, spoken.match(/[aeiouyàâäéèêëîïôöûüù]{1,2}/g)?.length ?? 0);
}
