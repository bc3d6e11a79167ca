import { dot, type Matrix, row, rows, zeros } from './Matrix.ts';
import { principalAxes } from './principalAxes.ts';

/** How soon a word is so frequent that it says little (smooth inverse frequency). */
const FREQUENT = 1e-3;
/** Place among the common words that is assumed of a word that is not among them. */
const RARE = 6000;

/** The encoded words along their `dimensions` principal axes, frequent words shorter; their mean length is about 1. */
export function firstVectors(
  encoded: Matrix,
  words: readonly string[],
  common: readonly string[],
  dimensions: number,
): Matrix {
  const axes = principalAxes(encoded, dimensions);
  const places = new Map(common.map((word, at) => [word, at]));
  const mean = new Float32Array(encoded.columns);
  for (let at = 0; at < rows(encoded); at++) {
    for (let column = 0; column < mean.length; column++) {
      mean[column] = (mean[column] ?? 0) + (row(encoded, at)[column] ?? 0) / rows(encoded);
    }
  }
  const vectors = zeros(words.length, dimensions);
  let squares = 0;
  for (let at = 0; at < words.length; at++) {
    const own = row(encoded, at).map((value, column) => value - (mean[column] ?? 0));
    for (let axis = 0; axis < dimensions; axis++) {
      const value = dot(own, row(axes, axis));
      row(vectors, at)[axis] = value;
      squares += value * value;
    }
  }
  const length = Math.sqrt(squares / words.length);
  for (const [at, word] of words.entries()) {
    const share = 1 / ((places.get(word) ?? RARE) + 2.7) / Math.log(common.length);
    const factor = FREQUENT / (FREQUENT + share) / length;
    for (let axis = 0; axis < dimensions; axis++) {
      row(vectors, at)[axis] = (row(vectors, at)[axis] ?? 0) * factor;
    }
  }
  return vectors;
}
