import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnswererOptions, AnswersData } from '@feedback-docs/answers';

/** Thrown when a file the assistant answers from is missing or unreadable; the message says which one and what to run. */
export class AssistantFilesError extends Error {}

/** What the assistant knows beside the index of the search. */
export interface AnswerFiles extends Pick<AnswererOptions, 'releases' | 'contact'> {
  readonly docs: AnswersData;
}

/** What `answers.json` must hold. */
const PARTS = ['sections', 'unanswered', 'wordVectors', 'intents'] as const;

/**
 * Reads what a built site holds for its assistant: `answers.json`, `releases.json` and the owner's contact. Throws an
 * AssistantFilesError.
 */
export async function readAnswerFiles(siteDir: string): Promise<AnswerFiles> {
  const path = join(siteDir, 'server-data', 'search', 'answers.json');
  const docs = (await readJson(path)) as AnswersData;
  const missing = PARTS.find((part) => typeof docs?.[part] !== 'object');
  if (missing !== undefined) throw cannotAnswer(path, `it holds no "${missing}", as of another version of this site`);
  return {
    docs,
    releases: (await readJson(join(siteDir, 'build', 'releases.json'))) as AnswererOptions['releases'],
    contact: (await readJson(join(siteDir, 'server-data', 'contact.json'))) as AnswererOptions['contact'],
  };
}

/** The files come from the site's own build, which is where their shapes are checked. */
async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw cannotAnswer(path, reason);
  }
}

function cannotAnswer(path: string, reason: string): AssistantFilesError {
  return new AssistantFilesError(
    `The assistant cannot answer because of ${path}: ${reason}. Run "npm run build" to build it again.`,
  );
}
