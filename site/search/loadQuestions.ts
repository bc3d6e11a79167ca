import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { IntentWeightsData } from '@feedback-docs/answers';
import { CORE_SCHEMA, load } from 'js-yaml';

/** Questions of readers by heading id; `page` for the part under the title. */
export type PageQuestions = Readonly<Record<string, readonly string[]>>;

/** Words of readers by heading id, separated by spaces. */
export type PageWords = Readonly<Record<string, string>>;

/** The questions that a page's sections answer: the writers', from `questions/{page id}.yaml`, and those that a model drafted, from `questionDrafts`. */
export function loadQuestions(siteDir: string, pageId: string): PageQuestions {
  const [own, drafted] = ['questions', 'questionDrafts'].map(
    (folder) => (loadYaml(join(siteDir, folder, `${pageId}.yaml`)) ?? {}) as PageQuestions,
  ) as [PageQuestions, PageQuestions];
  const ids = new Set([...Object.keys(own), ...Object.keys(drafted)]);
  return Object.fromEntries([...ids].map((id) => [id, [...(own[id] ?? []), ...(drafted[id] ?? [])]]));
}

/** The words that readers have for a page's sections and that the page does not use, from `readerWords/{page id}.yaml`. */
export function loadReaderWords(siteDir: string, pageId: string): PageWords {
  return loadYaml(join(siteDir, 'readerWords', `${pageId}.yaml`)) as PageWords;
}

/** Questions that the docs are known not to answer, by subject, from `questions/unanswered.yaml`. */
export function loadUnanswered(siteDir: string): PageQuestions {
  return loadYaml(join(siteDir, 'questions', 'unanswered.yaml')) as PageQuestions;
}

/** What questions about versions want to know, as `npm run train:intents` learned it from `questions/versionIntents.yaml`. */
export function loadIntents(siteDir: string): IntentWeightsData {
  return readLearned(siteDir, 'intentWeights.json') as IntentWeightsData;
}

function readLearned(siteDir: string, name: string): unknown {
  return JSON.parse(readFileSync(join(siteDir, 'questions', name), 'utf8'));
}

const known = new Map<string, { readonly changed: number; readonly content: unknown }>();

/**
 * Reads a file again only when it has changed, as all are read after each change of a page in development. js-yaml takes a seventh of
 * the time of yaml, which content checks use for its line numbers.
 */
function loadYaml(file: string): unknown {
  const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (changed === undefined) return {};
  const before = known.get(file);
  if (before?.changed === changed) return before.content;
  const content = load(readFileSync(file, 'utf8'), { filename: file, schema: CORE_SCHEMA });
  known.set(file, { changed, content });
  return content;
}
