/** A loss and its slope at a point. */
export interface Slope {
  readonly loss: number;
  readonly gradient: readonly number[];
}

const RATE = 0.08;
const MEAN = 0.9;
const VARIANCE = 0.999;

/** The point at which a smooth, convex loss is about least (Adam with a rate that falls to 0), from zeros in this number of steps. */
export function minimize(
  size: number,
  slopeAt: (point: readonly number[]) => Slope,
  steps = 600,
): { point: number[]; loss: number } {
  const point = new Array<number>(size).fill(0);
  const mean = new Array<number>(size).fill(0);
  const variance = new Array<number>(size).fill(0);
  let last = 0;
  for (let step = 1; step <= steps; step++) {
    const { loss, gradient } = slopeAt(point);
    last = loss;
    const rate = RATE * (1 - (step - 1) / steps);
    for (let at = 0; at < size; at++) {
      const slope = gradient[at] ?? 0;
      const nextMean = MEAN * (mean[at] ?? 0) + (1 - MEAN) * slope;
      const nextVariance = VARIANCE * (variance[at] ?? 0) + (1 - VARIANCE) * slope ** 2;
      mean[at] = nextMean;
      variance[at] = nextVariance;
      const spread = Math.sqrt(nextVariance / (1 - VARIANCE ** step)) + 1e-9;
      point[at] = (point[at] ?? 0) - (rate * (nextMean / (1 - MEAN ** step))) / spread;
    }
  }
  return { point, loss: last };
}
