import { seededRandom } from '../seededRandom.ts';
import { addTo, dot, type Matrix, normalize, row, rows, zeros } from './Matrix.ts';

const ROUNDS = 30;

/** The directions in which the rows differ most, one in each row of the result (orthogonal iteration on their covariance). */
export function principalAxes(data: Matrix, count: number): Matrix {
  const covariance = covarianceOf(data);
  const random = seededRandom(1);
  let axes = zeros(count, data.columns);
  for (let at = 0; at < axes.values.length; at++) axes.values[at] = random() - 0.5;
  orthonormalize(axes);
  for (let round = 0; round < ROUNDS; round++) {
    const next = zeros(count, data.columns);
    for (let axis = 0; axis < count; axis++) {
      const [from, to] = [row(axes, axis), row(next, axis)];
      for (let at = 0; at < data.columns; at++) to[at] = dot(row(covariance, at), from);
    }
    orthonormalize(next);
    axes = next;
  }
  return axes;
}

function covarianceOf(data: Matrix): Matrix {
  const count = rows(data);
  const mean = new Float32Array(data.columns);
  for (let at = 0; at < count; at++) addTo(mean, row(data, at), 1 / count);
  const covariance = zeros(data.columns, data.columns);
  for (let at = 0; at < count; at++) {
    const centred = row(data, at).slice();
    addTo(centred, mean, -1);
    for (let column = 0; column < data.columns; column++) {
      addTo(row(covariance, column), centred, (centred[column] ?? 0) / count);
    }
  }
  return covariance;
}

function orthonormalize(axes: Matrix): void {
  for (let axis = 0; axis < rows(axes); axis++) {
    const own = row(axes, axis);
    for (let before = 0; before < axis; before++) addTo(own, row(axes, before), -dot(own, row(axes, before)));
    normalize(own);
  }
}
