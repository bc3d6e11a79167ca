import type { RankingExample } from './Example.ts';
import { minimize } from './minimize.ts';

/** What keeps weights small that nothing speaks for. */
const RIDGE = 0.002;

/** Weights under which the sections that are meant get most of the odds (a listwise logistic fit). */
export function fitRanking(examples: readonly RankingExample[], size: number): number[] {
  const known = examples.filter(({ candidates }) => candidates.some(({ isMeant }) => isMeant));
  const total = known.reduce((sum, { weight }) => sum + weight, 0) || 1;
  return minimize(size, (weights) => {
    let loss = weights.reduce((sum, value) => sum + RIDGE * value ** 2, 0);
    const gradient = weights.map((value) => 2 * RIDGE * value);
    for (const { candidates, weight } of known) {
      const scores = candidates.map(({ features }) => product(features, weights));
      const most = Math.max(...scores);
      const odds = scores.map((score) => Math.exp(score - most));
      const all = odds.reduce((sum, value) => sum + value, 0);
      const meant = odds.reduce((sum, value, at) => sum + (candidates[at]?.isMeant === true ? value : 0), 0);
      loss -= (weight / total) * Math.log(meant / all);
      for (const [at, { features, isMeant }] of candidates.entries()) {
        const own = odds[at] ?? 0;
        const change = (weight / total) * (own / all - (isMeant ? own / meant : 0));
        if (change !== 0)
          for (const [sign, value] of features.entries()) gradient[sign] = (gradient[sign] ?? 0) + change * value;
      }
    }
    return { loss, gradient };
  }).point;
}

/** Share of the examples whose best section is one that is meant, and of those with one among the best five. */
export function judgeRanking(
  examples: readonly RankingExample[],
  weights: readonly number[],
): { first: number; amongFive: number } {
  const places = examples.map(({ candidates }) =>
    candidates
      .map(({ features, isMeant }) => ({ score: product(features, weights), isMeant }))
      .sort((a, b) => b.score - a.score)
      .findIndex(({ isMeant }) => isMeant),
  );
  const share = (most: number) => places.filter((place) => place >= 0 && place < most).length / places.length;
  return { first: share(1), amongFive: share(5) };
}

/** Sum of the products of values and weights. */
export function product(values: readonly number[], weights: readonly number[]): number {
  return values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);
}
