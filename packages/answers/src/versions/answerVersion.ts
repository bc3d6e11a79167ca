import { TEMPLATES } from '../quoting/templates.ts';
import { answerFeature } from './answerFeature.ts';
import { answerReleases } from './answerReleases.ts';
import { answerTimes } from './answerTimes.ts';
import { datedRelease } from './printRelease.ts';
import type { ReleaseFacts } from './ReleaseFacts.ts';
import type { VersionQuestion } from './VersionQuestion.ts';

/** Who asks when a version will be there is told which one is now. */
const IS_AWAITED = /\b(?:will|comes?|coming|due|expected|planned|yet|next|soon|newest|latest)\b/i;

/** Answers a question about versions from the release data: values and quotations of it, each with its link. */
export function answerVersion(question: VersionQuestion, facts: ReleaseFacts): string[] {
  const answer = answerFeature(question, facts) ?? answerTimes(question, facts) ?? answerReleases(question, facts);
  return [...(question.intent === 'existence' ? [] : unknownVersions(question)), ...answer];
}

/** Of releases that do not exist nothing can be told but which ones are nearest; empty for questions that can be answered. */
export function reasonToRefuse(question: VersionQuestion): string[] {
  const { intent, text, versions, scope = [] } = question;
  const isOfReleases = intent === 'changes' || intent === 'releases';
  const isOnlyThem = scope.every((release) => versions.some((named) => named.release === release && !named.isExact));
  return isOfReleases && scope.length > 0 && isOnlyThem && !IS_AWAITED.test(text) ? unknownVersions(question) : [];
}

/** Says so when a version does not exist, and which one is taken instead. */
function unknownVersions({ versions }: VersionQuestion): string[] {
  return versions
    .filter(({ isExact }) => !isExact)
    .map(({ release }) => `${TEMPLATES.noSuchVersion} ${datedRelease(release)}`);
}
