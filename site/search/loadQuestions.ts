import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IntentWeightsData, WordVectorsData } from '@feedback-docs/answers';
import { CORE_SCHEMA, load } from 'js-yaml';

/** Questions of readers by heading id; `page` for the part under the title. */
export type PageQuestions = Readonly<Record<string, readonly string[]>>;

/**
 * The questions that a page's sections answer, from `questions/{page id}.yaml`; none for a page without that file. js-yaml
 * reads these 4 MB in a seventh of the time that yaml takes, which content checks use for its line numbers.
 */
export function loadQuestions(siteDir: string, pageId: string): PageQuestions {
  const file = join(siteDir, 'questions', `${pageId}.yaml`);
  return existsSync(file)
    ? (load(readFileSync(file, 'utf8'), { filename: file, schema: CORE_SCHEMA }) as PageQuestions)
    : {};
}

/** Questions that the docs are known not to answer, by subject, from `questions/unanswered.yaml`. */
export function loadUnanswered(siteDir: string): PageQuestions {
  return loadQuestions(siteDir, 'unanswered');
}

/** What words mean, as `npm run train:words` learned it from the questions and pages. */
export function loadWordVectors(siteDir: string): WordVectorsData {
  return readLearned(siteDir, 'wordVectors.json') as WordVectorsData;
}

/** What questions about versions want to know, as `npm run train:intents` learned it from `questions/versionIntents.yaml`. */
export function loadIntents(siteDir: string): IntentWeightsData {
  return readLearned(siteDir, 'intentWeights.json') as IntentWeightsData;
}

function readLearned(siteDir: string, name: string): unknown {
  return JSON.parse(readFileSync(join(siteDir, 'questions', name), 'utf8'));
}
