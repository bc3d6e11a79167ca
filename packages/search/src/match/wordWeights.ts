import { STOP_WORDS } from '@feedback-docs/text';
import { EXPANSION_WEIGHTS, STOP_WORD_RULES } from '../rankingRules.ts';
import type { Expansion } from './Expansion.ts';
import type { QueryWord } from './queryWords.ts';

/** What one query word counts for. */
export interface WordWeight {
  /** In coverage: how much of the query a record has. */
  readonly coverage: number;
  /** In score, beside the word's idf. */
  readonly score: number;
  /** Whether it is a stop word of a question; then it counts little. */
  readonly isStopWord: boolean;
}

const STOP_WORD_SET: ReadonlySet<string> = new Set([...STOP_WORDS, 'get', 'given', 'than']);

/** Words with which English questions begin. */
const QUESTION_WORDS: ReadonlySet<string> = new Set(
  'are can could did do does did had has have how is may must should was were what when where which who whose why will would'.split(
    ' ',
  ),
);

/** Weighs the words of a query: stop words count little in a question and in full in a short query, which may be a title. */
export function wordWeights(words: readonly QueryWord[]): readonly WordWeight[] {
  const terms = words.map(({ term }) => term);
  const isQuestion =
    words.length > STOP_WORD_RULES.longerThan || (terms.length > 1 && QUESTION_WORDS.has(terms[0] ?? ''));
  const discountsStopWords = isQuestion && terms.some((term) => !STOP_WORD_SET.has(term));
  return words.map(({ term }) =>
    discountsStopWords && STOP_WORD_SET.has(term)
      ? { coverage: STOP_WORD_RULES.coverage, score: STOP_WORD_RULES.score, isStopWord: true }
      : { coverage: 1, score: 1, isStopWord: false },
  );
}

/** Inverse document frequency (Robertson and Sparck Jones) of a word and its inflections together: a rare spelling of a common word is common. */
export function idf(expansions: readonly Expansion[], records: number): number {
  const strongest = expansions.reduce((max, { weight }) => Math.max(max, weight), 0);
  const counted = expansions.filter(({ weight }) => weight >= Math.min(strongest, EXPANSION_WEIGHTS.inflection));
  const frequency = Math.min(
    records,
    counted.reduce((sum, expansion) => sum + expansion.records.length, 0),
  );
  return Math.log(1 + (records - frequency + 0.5) / (frequency + 0.5));
}
