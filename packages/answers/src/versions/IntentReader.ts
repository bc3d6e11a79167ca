import { MemoCache } from '@feedback-docs/search';
import type { IntentWeightsData } from '../corpus/Section.ts';
import { intentSigns } from './intentSigns.ts';
import { READINGS, type Reading } from './intents.ts';

/** Says how likely each reading of a question is. */
export interface IntentReader {
  /** Probabilities, which add up to 1. */
  probabilitiesOf(question: string): ReadonlyMap<Reading, number>;
}

/** What the numbers of a meaning, which are small, are multiplied by. */
export const MEANING_WORTH = 3;
/** Questions to cache. */
const MAX_CACHED = 20;
const ZERO = 63;
const STEP = 0.1;

/**
 * Reads what `npm run train:intents` has learned; `meaningOf` must be the one of the word vectors it was learned with.
 * Throws a RangeError when there are not as many numbers as signs and meanings say.
 */
export function createIntentReader(
  { signs, values }: IntentWeightsData,
  meaningOf: (text: string) => Float32Array,
): IntentReader {
  const places = new Map(signs === '' ? [] : signs.split('\n').map((sign, at) => [sign, at]));
  const known = new Set([...places.keys()].filter((sign) => !sign.includes(' ')));
  const dimensions = meaningOf('').length;
  const bias = places.size + dimensions;
  if (values.length !== (bias + 1) * READINGS.length) {
    throw new RangeError(
      `${places.size} signs and ${dimensions} numbers of meaning need ${(bias + 1) * READINGS.length} weights, but there are ${values.length}. Run "npm run train:intents".`,
    );
  }
  const weights = Float32Array.from(values, (value) => (value.charCodeAt(0) - ZERO) * STEP);
  // An answer asks several times about the same parts of a question.
  const read = new MemoCache<string, ReadonlyMap<Reading, number>>(MAX_CACHED);

  return {
    probabilitiesOf: (question) => read.get(question, () => workOut(question)),
  };

  function workOut(question: string): ReadonlyMap<Reading, number> {
    const scores = new Float64Array(READINGS.length);
    const add = (row: number, worth: number) => {
      for (let at = 0; at < scores.length; at++) {
        scores[at] = (scores[at] ?? 0) + worth * (weights[row * scores.length + at] ?? 0);
      }
    };
    for (const sign of intentSigns(question, (word) => known.has(word))) {
      const row = places.get(sign);
      if (row !== undefined) add(row, 1);
    }
    for (const [at, value] of meaningOf(question).entries()) add(places.size + at, MEANING_WORTH * value);
    add(bias, 1);
    const most = Math.max(...scores);
    const shares = scores.map((score) => Math.exp(score - most));
    const total = shares.reduce((sum, share) => sum + share, 0);
    return new Map(READINGS.map((reading, at) => [reading, (shares[at] ?? 0) / total]));
  }
}

/** Weights as characters, so that `createIntentReader` reads them; numbers beyond the scale are cut. */
export function packWeights(weights: readonly number[]): string {
  return weights
    .map((weight) => String.fromCharCode(ZERO + Math.max(-28, Math.min(28, Math.round(weight / STEP)))))
    .join('');
}
