import { openBuiltSite } from '../builtSite/openBuiltSite.ts';
import type { AnswerabilityExample } from './Example.ts';
import { fitAnswerability } from './fitAnswerability.ts';
import { fitRanking, judgeRanking, product } from './fitRanking.ts';
import { readExamples } from './readExamples.ts';

/**
 * Fits the weights of packages/answers/src/retrieval/weights.ts and prints them, with what they reach. Answerability
 * depends on the ranking: enter RANKING_WEIGHTS and PLACE_WEIGHTS, then run it again for GENERAL_WEIGHTS and LISTED_WEIGHTS.
 * Usage: npm run build && npm run fit:answers
 */
/** Added to the bias with a list, the other guard: to refuse what the docs say is worse than to answer what they don't. */
const GOODWILL = 0.7;

const { ranking, listed, unlisted, featureNames, answerabilityNames } = await readExamples(openBuiltSite());
const weights = fitRanking(ranking, featureNames.length);
console.log(`${ranking.length} questions with sections:`, judgeRanking(ranking, weights));
console.log(named(featureNames, weights));
const coverageAt = answerabilityNames.indexOf('coverage');
const coverage = unlisted.map(({ evidence, isBestMeant, weight }) => {
  return { evidence: [evidence[coverageAt] ?? 0], hasAnswer: isBestMeant, isBestMeant, weight };
});
print('GENERAL_WEIGHTS', ['coverage'], 0, coverage);
print('LISTED_WEIGHTS', answerabilityNames, GOODWILL, listed);

function print(
  title: string,
  names: readonly string[],
  goodwill: number,
  examples: readonly AnswerabilityExample[],
): void {
  const odds = fitAnswerability(examples, names.length);
  const bias = names.length;
  odds[bias] = (odds[bias] ?? 0) + goodwill;
  console.log(title, named([...names, 'bias'], odds));
  const refused = (hasAnswer: boolean) => {
    const some = examples.filter((example) => example.hasAnswer === hasAnswer && example.weight >= 0.3);
    return (some.filter(({ evidence }) => product([...evidence, 1], odds) < 0).length / some.length).toFixed(3);
  };
  console.table({ 'falsely refused': refused(true), 'rightly refused': refused(false) });
}

function named(names: readonly string[], numbers: readonly number[]): Record<string, number> {
  return Object.fromEntries(names.map((name, at) => [name, Math.round((numbers[at] ?? 0) * 100) / 100]));
}
