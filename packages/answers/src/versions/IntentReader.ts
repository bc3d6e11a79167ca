import { MemoCache } from '@feedback-docs/search';
import { stemWord } from '@feedback-docs/text';
import type { IntentWeightsData } from '../corpus/Section.ts';
import { ANSWERED_AS, INTENT_LABELS, type IntentLabel, type VersionIntent } from './VersionQuestion.ts';

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

/** Placeholders for versions, times, platforms and numbers. */
const PLACEHOLDERS: readonly (readonly [RegExp, string])[] = [
  [/(?:\bv\.? ?|\b|(?<=[a-z]))\d{1,2}[._]\d{1,3}(?:\.\d+)?x?\b/g, ' VERSION '],
  [/(?<=\b(?:version|release|update)s? ?)[12][ ,;-]?\d{1,2}\b/g, ' VERSION '],
  [
    /\b20\d\d\b|\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b|\b[qh][1-4]\b/g,
    ' TIME ',
  ],
  [/\b(?:mobile|phones?|smartphones?|tablets?|android|ios|iphones?|ipads?|web|browsers?|desktop)\b/g, ' PLATFORM '],
  [/\d+/g, ' NUMBER '],
];
const WORD = /[A-Z]+|[\p{Ll}']+|\?/gu;
/** Stands for any word that tells nothing about what is asked. */
const OTHER = '*';

/** The words of a question as features: stems, with placeholders for versions and times. */
export function intentWords(question: string): string[] {
  const plain = PLACEHOLDERS.reduce(
    (text, [pattern, name]) => text.replace(pattern, name),
    question.toLowerCase().replaceAll('’', "'"),
  );
  return (plain.match(WORD) ?? []).map((word) => (/^\p{Ll}/u.test(word) ? stemWord(word) : word));
}

/**
 * The features of a question: its words and bigrams, each once. Words that are not `known`, alone or in a row, count as
 * one other word.
 */
export function intentFeatures(question: string, known: (word: string) => boolean): string[] {
  const words = intentWords(question)
    .map((word) => (known(word) ? word : OTHER))
    .filter((word, at, all) => word !== OTHER || all[at - 1] !== OTHER);
  const pairs = ['^', ...words].map((word, at) => `${word} ${words[at] ?? '$'}`);
  return [...new Set([...words, ...pairs])];
}

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
  // Parts of a question are asked about several times for one answer.
  const read = new MemoCache<string, ReadonlyMap<IntentLabel, number>>(MAX_CACHED);

  return {
    probabilitiesOf: (question) => read.get(question, () => classify(question)),
  };

  function classify(question: string): ReadonlyMap<IntentLabel, number> {
    const rows: (readonly [number, number])[] = [
      ...intentFeatures(question, (word) => known.has(word)).flatMap((sign) => {
        const row = places.get(sign);
        return row === undefined ? [] : [[row, 1] as const];
      }),
      ...Array.from(embed(question), (value, at) => [places.size + at, EMBEDDING_SCALE * value] as const),
      [bias, 1],
    ];
    const scores = INTENT_LABELS.map((_, label) =>
      rows.reduce((sum, [row, weight]) => sum + weight * (weights[row * INTENT_LABELS.length + label] ?? 0), 0),
    );
    const most = Math.max(...scores);
    const shares = scores.map((score) => Math.exp(score - most));
    const total = shares.reduce((sum, share) => sum + share, 0);
    return new Map(INTENT_LABELS.map((reading, at) => [reading, (shares[at] ?? 0) / total]));
  }
}

/** How likely a question asks for each of the answers, or for something else than versions. */
export function readProbabilities(
  question: string,
  intents: IntentReader,
): ReadonlyMap<VersionIntent | 'none', number> {
  const sums = new Map<VersionIntent | 'none', number>();
  for (const [reading, probability] of intents.probabilitiesOf(question)) {
    const intent = reading in ANSWERED_AS ? ANSWERED_AS[reading as keyof typeof ANSWERED_AS] : reading;
    sums.set(intent as VersionIntent | 'none', (sums.get(intent as VersionIntent | 'none') ?? 0) + probability);
  }
  return sums;
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
