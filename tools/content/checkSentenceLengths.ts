import type { Check } from './Check.ts';
import { sentencesOf, wordsOf } from './wordsOf.ts';

/** The sentences of a documentation page differ in length: the standard deviation of their words is above 7. Release pages are lists of short items. */
export const checkSentenceLengths: Check = ({ pages }) =>
  pages
    .filter(({ kind, fault }) => kind !== 'release' && fault === undefined)
    .flatMap(({ file, frontMatter, passages }) => {
      const prose = passages.filter(({ kind }) => kind === 'prose');
      const deviation = standardDeviation(prose.flatMap(({ text }) => sentencesOf(text).map(lengthOf)));
      if (prose.length === 0 || deviation > MIN_DEVIATION) return [];
      return [
        {
          file,
          line: frontMatter.bodyLine,
          what: `The sentences are too even: their lengths have a standard deviation of ${deviation.toFixed(1)} words; it must be above ${MIN_DEVIATION}.`,
          remedy: 'Join sentences that belong together, and leave the ones that should stand out short.',
        },
      ];
    });

const MIN_DEVIATION = 7;

function lengthOf(sentence: string): number {
  return wordsOf(sentence).length;
}

function standardDeviation(values: readonly number[]): number {
  const mean = sum(values) / values.length;
  return Math.sqrt(sum(values.map((value) => (value - mean) ** 2)) / values.length);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
