import { STOP_WORDS } from '@feedback-docs/text';
import { RULES } from '../rankingRules.ts';
import type { ExpandedWord } from './expandWords.ts';
import type { QueryText, QueryWord } from './queryWords.ts';

const STOP_WORD_SET: ReadonlySet<string> = new Set([...STOP_WORDS, 'get', 'given', 'than']);

/** Words with which English questions begin. */
const QUESTION_WORDS: ReadonlySet<string> = new Set(
  'are can could did do does did had has have how is may must should was were what when where which who whose why will would'.split(
    ' ',
  ),
);

/**
 * Tells which words of a query are the stop words of a question. A short query may be a title and has none; nor is a
 * stop word what may still grow into another word, or what is part of an identifier.
 */
export function findStopWords(words: readonly QueryWord[]): readonly boolean[] {
  const isAsked = isQuestion(words);
  const found = words.map(({ term, isPrefix, isPart }) => isAsked && !isPrefix && !isPart && STOP_WORD_SET.has(term));
  return found.includes(false) ? found : words.map(() => false);
}

/** Whether a query is long, or begins as a question does. */
export function isQuestion(words: readonly QueryWord[]): boolean {
  return words.length > RULES.stopWords.longerThan || (words.length > 1 && QUESTION_WORDS.has(words[0]?.term ?? ''));
}

/** The inverse document frequency of a word and its inflections; 0 without a match. */
export function wordIdf({ byTerms, open }: ExpandedWord, records: number): number {
  if (byTerms.size === 0 && open === undefined) return 0;
  return inverseFrequency([...byTerms.values()], open?.postings ?? 0, records);
}

/**
 * By what the idf of each word of a query is multiplied: of a stop word by a fraction; in a text that is longer than a
 * heading, of a word said again by the root of its occurrences. In a shorter query a word that is repeated belongs to page title and heading.
 */
export function wordBoosts({ words, sequence }: QueryText, isStopWord: readonly boolean[]): readonly number[] {
  const isText = words.length > RULES.maxConjunctiveWords;
  const occurrences = words.map(() => 0);
  for (const word of sequence) occurrences[word] = (occurrences[word] ?? 0) + 1;
  return occurrences.map((count, word) => {
    if (isStopWord[word] === true) return RULES.stopWords.weight;
    return isText ? Math.sqrt(count) : 1;
  });
}

/** Robertson's and Sparck Jones's idf of a word and its inflections together: a rare spelling of a common word is common. */
function inverseFrequency(
  expansions: readonly { weight: number; records: Uint32Array }[],
  more: number,
  records: number,
): number {
  const strongest = expansions.reduce((max, { weight }) => Math.max(max, weight), 0);
  const counted = expansions.filter(({ weight }) => weight >= Math.min(strongest, RULES.expansions.inflection));
  const frequency = Math.min(
    records,
    counted.reduce((sum, expansion) => sum + expansion.records.length, more),
  );
  return Math.log(1 + (records - frequency + 0.5) / (frequency + 0.5));
}
