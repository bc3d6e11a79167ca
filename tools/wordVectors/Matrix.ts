/** Rows of numbers, one after the other. */
export interface Matrix {
  readonly values: Float32Array;
  readonly columns: number;
}

/** A matrix of zeros. */
export function zeros(rows: number, columns: number): Matrix {
  return { values: new Float32Array(rows * columns), columns };
}

/** One row, as a view: writing to it changes the matrix. */
export function row({ values, columns }: Matrix, number: number): Float32Array {
  return values.subarray(number * columns, (number + 1) * columns);
}

/** Number of rows. */
export function rows({ values, columns }: Matrix): number {
  return values.length / columns;
}

/** Sum of the products of two rows of one length. */
export function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

/** Divides a row by its length and returns that length; a row of zeros stays one, and its length is 1. */
export function normalize(vector: Float32Array): number {
  const length = Math.sqrt(dot(vector, vector)) || 1;
  for (let at = 0; at < vector.length; at++) vector[at] = (vector[at] ?? 0) / length;
  return length;
}

/** Adds a row, times a factor, to another. */
export function addTo(target: Float32Array, vector: Float32Array, factor: number): void {
  for (let at = 0; at < target.length; at++) target[at] = (target[at] ?? 0) + factor * (vector[at] ?? 0);
}
