import type { EvidenceExample } from './Example.ts';
import { product } from './fitRanking.ts';
import { minimize } from './minimize.ts';

const RIDGE = 0.001;

/**
 * Weights that tell questions with an answer from those without (a logistic fit); the last one is the bias. They are kept
 * near `near`, zeros by default, as far as the examples do not say otherwise.
 */
export function fitEvidence(
  examples: readonly EvidenceExample[],
  size: number,
  near: readonly number[] = [],
): number[] {
  const total = examples.reduce((sum, { weight }) => sum + weight, 0) || 1;
  return minimize(size + 1, (weights) => {
    const away = weights.map((value, at) => (at < size ? value - (near[at] ?? 0) : 0));
    const ridge = away.map((value) => RIDGE * value);
    let loss = ridge.reduce((sum, value, at) => sum + value * (away[at] ?? 0), 0);
    const gradient = ridge.map((value) => 2 * value);
    for (const { evidence, hasAnswer, weight } of examples) {
      const values = [...evidence, 1];
      const odds = product(values, weights);
      loss += (weight / total) * Math.log1p(Math.exp(hasAnswer ? -odds : odds));
      const change = (weight / total) * (1 / (1 + Math.exp(-odds)) - (hasAnswer ? 1 : 0));
      for (const [at, value] of values.entries()) gradient[at] = (gradient[at] ?? 0) + change * value;
    }
    return { loss, gradient };
  }).point;
}
