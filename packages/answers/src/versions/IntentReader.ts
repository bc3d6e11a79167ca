import { MemoCache } from '@feedback-docs/search';
import type { IntentWeightsData } from '../corpus/Section.ts';
import { intentFeatures } from './intentFeatures.ts';
import { INTENT_LABELS, type IntentLabel } from './intents.ts';

/** Classifies what a question about versions wants to know. */
export interface IntentReader {
  /** Probabilities, which add up to 1. */
  probabilitiesOf(question: string): ReadonlyMap<IntentLabel, number>;
}

/** Factor for the numbers of an embedding, which are small beside the other features. */
export const EMBEDDING_SCALE = 3;
/** Questions to cache. */
const MAX_CACHED = 20;
const ZERO = 63;
const STEP = 0.1;

/**
 * Opens the weights that `npm run train:intents` has learned; `embed` must use the word vectors they were learned with.
 * Throws a RangeError when the number of weights does not fit.
 */
export function createIntentReader(
  { signs, values }: IntentWeightsData,
  embed: (text: string) => Float32Array,
): IntentReader {
  const places = new Map(signs === '' ? [] : signs.split('\n').map((sign, at) => [sign, at]));
  const known = new Set([...places.keys()].filter((sign) => !sign.includes(' ')));
  const dimensions = embed('').length;
  const bias = places.size + dimensions;
  if (values.length !== (bias + 1) * INTENT_LABELS.length) {
    throw new RangeError(
      `${places.size} features and ${dimensions} dimensions need ${(bias + 1) * INTENT_LABELS.length} weights, but there are ${values.length}. Run "npm run train:intents".`,
    );
  }
  const weights = Float32Array.from(values, (value) => (value.charCodeAt(0) - ZERO) * STEP);
  // An answer asks several times about the same parts of a question.
  const read = new MemoCache<string, ReadonlyMap<IntentLabel, number>>(MAX_CACHED);

  return {
    probabilitiesOf: (question) => read.get(question, () => classify(question)),
  };

  function classify(question: string): ReadonlyMap<IntentLabel, number> {
    const scores = new Float64Array(INTENT_LABELS.length);
    const add = (row: number, weight: number) => {
      for (let at = 0; at < scores.length; at++) {
        scores[at] = (scores[at] ?? 0) + weight * (weights[row * scores.length + at] ?? 0);
      }
    };
    for (const sign of intentFeatures(question, (word) => known.has(word))) {
      const row = places.get(sign);
      if (row !== undefined) add(row, 1);
    }
    for (const [at, value] of embed(question).entries()) add(places.size + at, EMBEDDING_SCALE * value);
    add(bias, 1);
    const most = Math.max(...scores);
    const shares = scores.map((score) => Math.exp(score - most));
    const total = shares.reduce((sum, share) => sum + share, 0);
    return new Map(INTENT_LABELS.map((reading, at) => [reading, (shares[at] ?? 0) / total]));
  }
}

/** Weights as characters, so that `createIntentReader` reads them; numbers beyond the scale are cut. */
export function packWeights(weights: readonly number[]): string {
  return weights
    .map((weight) => String.fromCharCode(ZERO + Math.max(-28, Math.min(28, Math.round(weight / STEP)))))
    .join('');
}

/** Weights that prefer no intent, for questions embedded in so many dimensions: those of a site that has learned none. */
export function indifferentIntents(dimensions: number): IntentWeightsData {
  return { signs: '', values: packWeights(Array.from({ length: (dimensions + 1) * INTENT_LABELS.length }, () => 0)) };
}
