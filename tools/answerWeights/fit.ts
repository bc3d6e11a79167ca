import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { AnswersData } from '@feedback-docs/answers';
import { paraphrasesOf } from '@feedback-docs/answers/fitting';
import { openBuiltSite } from '../builtSite/openBuiltSite.ts';
import { fitAnswerability } from './fitAnswerability.ts';
import { fitRanking, judgeRanking, product } from './fitRanking.ts';
import { readExamples } from './readExamples.ts';

/**
 * Fits the weights of packages/answers/src/retrieval/weights.ts and prints them, with what they reach. Answerability
 * depends on the ranking: enter RANKING_WEIGHTS and PLACE_WEIGHTS, then run it again for ANSWERABILITY_WEIGHTS.
 * Usage: node tools/answerWeights/fit.ts --vectors file [--known answers.json] [--step 3]; the vectors are ones that
 * `npm run train:words -- --without 3 --out file` learned without the questions that are left out here, or the weights
 * would trust them too much. After many new questions the vectors at hand serve as well, with --known: the answers.json they
 * were learned from, whose questions are then not asked.
 */
const { values } = parseArgs({
  options: { vectors: { type: 'string' }, known: { type: 'string' }, step: { type: 'string', default: '3' } },
});
if (values.vectors === undefined || !existsSync(values.vectors)) {
  throw new Error('Name vectors with --vectors: make them with "npm run train:words -- --without 3 --out file".');
}
const site = openBuiltSite();
const docs = { ...site.docs, wordVectors: JSON.parse(readFileSync(values.vectors, 'utf8')) };
const { ranking, evidence, featureNames, answerabilityNames } = await readExamples(
  { ...site, docs },
  Number(values.step),
  new Set(values.known === undefined ? [] : questionsOf(JSON.parse(readFileSync(values.known, 'utf8')))),
);
const weights = fitRanking(ranking, featureNames.length);
console.log(`${ranking.length} questions with sections:`, judgeRanking(ranking, weights));
console.log(named(featureNames, weights));
const odds = fitAnswerability(evidence, answerabilityNames.length);
console.log(named([...answerabilityNames, 'bias'], odds));
console.table(
  [-1, -0.5, 0, 0.5, 1].map((least) => {
    const refused = (hasAnswer: boolean) => {
      const some = evidence.filter((example) => example.hasAnswer === hasAnswer);
      return some.filter((example) => product([...example.evidence, 1], odds) < least).length / some.length;
    };
    return { least, 'falsely refused': refused(true).toFixed(3), 'rightly refused': refused(false).toFixed(3) };
  }),
);

function questionsOf({ sections, unanswered }: AnswersData): string[] {
  return [...sections.flatMap(paraphrasesOf), ...Object.values(unanswered).flat()];
}

function named(names: readonly string[], numbers: readonly number[]): Record<string, number> {
  return Object.fromEntries(names.map((name, at) => [name, Math.round((numbers[at] ?? 0) * 100) / 100]));
}
