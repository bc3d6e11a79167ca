import type { WordVectorsData } from '@feedback-docs/answers';
import { type Matrix, rows } from './Matrix.ts';

/** Share of the numbers that keep their size; the few larger ones are cut, so that the others are said more finely. */
const KEPT = 0.999;
/** Code of the character that stands for 0, and the largest number; the range holds no character that JSON escapes. */
const ZERO = 63;
const MAX_VALUE = 28;

/** The vectors with one character for each number, as the site keeps them. */
export function packVectors(words: readonly string[], vectors: Matrix): Omit<WordVectorsData, 'otherWords'> {
  if (rows(vectors) !== words.length) throw new RangeError(`${words.length} words, but ${rows(vectors)} vectors.`);
  const sizes = vectors.values.map(Math.abs).sort();
  const largest = sizes[Math.floor((sizes.length - 1) * KEPT)] || 1;
  const codes = Uint8Array.from(
    vectors.values,
    (value) => ZERO + Math.max(-MAX_VALUE, Math.min(MAX_VALUE, Math.round((value / largest) * MAX_VALUE))),
  );
  return {
    dimensions: vectors.columns,
    words: words.join(' '),
    values: Buffer.from(codes).toString('latin1'),
  };
}
