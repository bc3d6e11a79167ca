import { addTo, dot, type Matrix, normalize, row, rows, zeros } from './Matrix.ts';

/** Adam, as its authors set it. */
const ADAM = { rate: 0.002, mean: 0.9, variance: 0.999, least: 1e-8 };

/** A text as the numbers of its words. */
export type Bag = readonly number[];

/** Says texts as the sum of vectors of their words, and learns these vectors. */
export interface Student {
  /** One row of length 1 for each text. */
  read(bags: readonly Bag[]): Matrix;
  /** Moves the vectors of the texts' words against the gradient at what `read` last returned for the same texts. */
  learn(bags: readonly Bag[], gradient: Matrix): void;
}

/**
 * A student that begins with, and changes, the given vectors: one row for each word. Over the second half of `lessons` it
 * learns less and less, so that what it knows does not depend on the last of them.
 */
export function createStudent(vectors: Matrix, lessons: number): Student {
  const { columns } = vectors;
  const means = zeros(rows(vectors), columns);
  const variances = zeros(rows(vectors), columns);
  let steps = 0;
  let lengths: number[] = [];
  let last = zeros(0, columns);

  function read(bags: readonly Bag[]): Matrix {
    last = zeros(bags.length, columns);
    lengths = bags.map((bag, at) => {
      const own = row(last, at);
      for (const word of bag) addTo(own, row(vectors, word), 1);
      return normalize(own);
    });
    return last;
  }

  function learn(bags: readonly Bag[], gradient: Matrix): void {
    const byWord = new Map<number, Float32Array>();
    for (const [at, bag] of bags.entries()) {
      const own = row(last, at);
      // The part along the text's own direction changes only its length, which does not count.
      const across = row(gradient, at).slice();
      addTo(across, own, -dot(across, own));
      for (const word of bag) {
        const sum = byWord.get(word) ?? new Float32Array(columns);
        addTo(sum, across, 1 / (lengths[at] ?? 1));
        byWord.set(word, sum);
      }
    }
    steps += 1;
    const eagerness = Math.min(1, Math.max(0, 2 - (2 * steps) / lessons));
    const rate = (eagerness * ADAM.rate * Math.sqrt(1 - ADAM.variance ** steps)) / (1 - ADAM.mean ** steps);
    for (const [word, slope] of byWord) step(word, slope, rate);
  }

  function step(word: number, slope: Float32Array, rate: number): void {
    const [vector, mean, variance] = [row(vectors, word), row(means, word), row(variances, word)];
    for (let at = 0; at < columns; at++) {
      const own = slope[at] ?? 0;
      const nextMean = ADAM.mean * (mean[at] ?? 0) + (1 - ADAM.mean) * own;
      const nextVariance = ADAM.variance * (variance[at] ?? 0) + (1 - ADAM.variance) * own * own;
      mean[at] = nextMean;
      variance[at] = nextVariance;
      vector[at] = (vector[at] ?? 0) - (rate * nextMean) / (Math.sqrt(nextVariance) + ADAM.least);
    }
  }

  return { read, learn };
}
