import type { AnswerabilityExample } from './Example.ts';
import { product } from './fitRanking.ts';
import { minimize } from './minimize.ts';
import { scaled, scaleOf } from './Scale.ts';

/** What keeps weights small that nothing speaks for. */
const RIDGE = 0.0015;

/**
 * Weights that tell questions with an answer from those without (a logistic fit in which both kinds count the same); the last one is
 * the bias.
 */
export function fitAnswerability(all: readonly AnswerabilityExample[], size: number): number[] {
  const scale = scaleOf(
    all.map(({ evidence }) => evidence),
    size,
  );
  const weightOf = (some: boolean) =>
    all.reduce((sum, { hasAnswer, weight }) => sum + (hasAnswer === some ? weight : 0), 0) || 1;
  const [answered, unanswered] = [weightOf(true), weightOf(false)];
  const examples = all.map(({ evidence, hasAnswer, weight }) => ({
    values: [...scaled(evidence, scale), 1],
    hasAnswer,
    share: weight / (2 * (hasAnswer ? answered : unanswered)),
  }));
  const { point } = minimize(size + 1, (weights) => {
    const kept = weights.map((value, at) => (at < size ? RIDGE * value : 0));
    let loss = product(kept, weights);
    const gradient = kept.map((value) => 2 * value);
    for (const { values, hasAnswer, share } of examples) {
      const odds = product(values, weights);
      loss += share * Math.log1p(Math.exp(hasAnswer ? -odds : odds));
      const change = share * (1 / (1 + Math.exp(-odds)) - (hasAnswer ? 1 : 0));
      for (const [at, value] of values.entries()) gradient[at] = (gradient[at] ?? 0) + change * value;
    }
    return { loss, gradient };
  });
  const fitted = scale.spreads.map((spread, at) => (point[at] ?? 0) / spread);
  return [...fitted, (point[size] ?? 0) - product(scale.means, fitted)];
}
