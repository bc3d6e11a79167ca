import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createIntentReader, intentFeatures, packWeights } from './IntentReader.ts';
import { INTENT_LABELS } from './VersionQuestion.ts';

const SIGNS = ['sinc', 'when', 'sinc when'];
const embed = () => Float32Array.from([0.5]);
/** Weights of the signs, of one number of meaning, and of the bias: only "since when" speaks for an arrival. */
const weights = [...SIGNS, 'meaning', 'bias'].flatMap((sign) =>
  INTENT_LABELS.map((reading) => (sign === 'sinc when' && reading === 'arrival' ? 2.5 : 0)),
);
const data = { signs: SIGNS.join('\n'), values: packWeights(weights) };

describe('what a question about versions wants to know', () => {
  test('is read from the stems of its words, alone and in pairs', () => {
    const words = new Set(['sinc', 'when', 'VERSION', '?']);
    expect(intentFeatures('Since when?', (word) => words.has(word))).toEqual([
      'sinc',
      'when',
      '?',
      '^ sinc',
      'sinc when',
      'when ?',
      '? $',
    ]);
  });

  test('does not hang on which version, year or platform is named', () => {
    const all = () => true;
    const signs = intentFeatures('is it in web 1.41 since May 2023', all);
    expect(intentFeatures('is it in mobile v2_6 since june 2022', all)).not.toEqual([]);
    expect(intentFeatures('is it in browser 1.52.0 since May 2024', all)).toEqual(signs);
    expect(intentFeatures('release 141', all)).toEqual(intentFeatures('release 1.41', all));
  });

  test('takes words that tell nothing as one', () => {
    const known = (word: string) => word === 'when';
    expect(intentFeatures('when quotas and screen-outs', known)).toEqual(intentFeatures('when themes', known));
  });

  test('is the reading that its signs speak for', () => {
    const reader = createIntentReader(data, embed);
    const { length } = INTENT_LABELS;
    expect(reader.probabilitiesOf('since when').get('arrival')).toBeCloseTo(
      Math.exp(2.5) / (Math.exp(2.5) + length - 1),
    );
    expect(reader.probabilitiesOf('quotas').get('arrival')).toBeCloseTo(1 / length);
  });

  test('has probabilities that add up to 1 for any text', () => {
    const reader = createIntentReader(data, embed);
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        const sum = [...reader.probabilitiesOf(text).values()].reduce((all, probability) => all + probability, 0);
        expect(sum).toBeCloseTo(1);
      }),
    );
  });

  test('cannot be read with weights of other word vectors', () => {
    expect(() => createIntentReader(data, () => new Float32Array(3))).toThrow(
      /3 features and 3 dimensions need 105 weights, but there are 75\. Run "npm run train:intents"/,
    );
  });
});
