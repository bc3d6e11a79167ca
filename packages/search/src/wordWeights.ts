import { FUNCTION_WORDS } from './functionWords.ts';
import type { QueryWord } from './queryWords.ts';
import { FORM_WEIGHTS, FUNCTION_WORD_RULES } from './rankingRules.ts';
import type { WordForm } from './WordForm.ts';

/** What one query word counts for. */
export interface WordWeight {
  /** In coverage: how much of the query a record has. */
  readonly coverage: number;
  /** In score, beside the word's rarity. */
  readonly score: number;
  readonly isFunctionWord: boolean;
}

/** Weighs the words of a query: in a question the function words count little, in a short query every word counts in full. */
export function wordWeights(words: readonly QueryWord[]): readonly WordWeight[] {
  const isQuestion =
    words.length > FUNCTION_WORD_RULES.longerThan && words.some(({ term }) => !FUNCTION_WORDS.has(term));
  return words.map(({ term }) =>
    isQuestion && FUNCTION_WORDS.has(term)
      ? { coverage: FUNCTION_WORD_RULES.coverage, score: FUNCTION_WORD_RULES.score, isFunctionWord: true }
      : { coverage: 1, score: 1, isFunctionWord: false },
  );
}

/** Inverse document frequency (Robertson and Sparck Jones) over a word and its inflections: rare words decide more. */
export function wordRarity(forms: readonly WordForm[], records: number): number {
  const strongest = forms.reduce((most, { weight }) => Math.max(most, weight), 0);
  const counted = forms.filter(({ weight }) => weight >= Math.min(strongest, FORM_WEIGHTS.inflection));
  const holders = Math.min(
    records,
    counted.reduce((sum, form) => sum + form.records.length, 0),
  );
  return Math.log(1 + (records - holders + 0.5) / (holders + 0.5));
}
