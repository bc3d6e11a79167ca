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
/** Added to the bias: to refuse what the docs say is worse than to answer what they don't. Less without a list, which is the other guard. */
const GOODWILL = { general: 0.4, listed: 0.7 };
/** What only a list of unanswered questions can tell. */
const OF_A_LIST = ['unansweredParaphrase', 'unansweredSimilarity'];

const { ranking, listed, unlisted, featureNames, answerabilityNames } = await readExamples(openBuiltSite());
const weights = fitRanking(ranking, featureNames.length);
console.log(`${ranking.length} questions with sections:`, judgeRanking(ranking, weights));
console.log(named(featureNames, weights));
const general = [...listed, ...unlisted].map(({ evidence, ...example }) => {
  return {
    ...example,
    evidence: evidence.map((value, at) => (OF_A_LIST.includes(answerabilityNames[at] ?? '') ? 0 : value)),
  };
});
print('GENERAL_WEIGHTS', GOODWILL.general, general, unlisted);
print('LISTED_WEIGHTS', GOODWILL.listed, listed, listed);

function print(
  title: string,
  goodwill: number,
  fitted: readonly AnswerabilityExample[],
  judged: readonly AnswerabilityExample[],
): void {
  const odds = fitAnswerability(fitted, answerabilityNames.length);
  const bias = answerabilityNames.length;
  odds[bias] = (odds[bias] ?? 0) + goodwill;
  console.log(title, named([...answerabilityNames, 'bias'], odds));
  const refused = (hasAnswer: boolean) => {
    const some = judged.filter((example) => example.hasAnswer === hasAnswer && example.weight >= 0.3);
    return (some.filter(({ evidence }) => product([...evidence, 1], odds) < 0).length / some.length).toFixed(3);
  };
  console.table({ 'falsely refused': refused(true), 'rightly refused': refused(false) });
}

function named(names: readonly string[], numbers: readonly number[]): Record<string, number> {
  return Object.fromEntries(names.map((name, at) => [name, Math.round((numbers[at] ?? 0) * 100) / 100]));
}
