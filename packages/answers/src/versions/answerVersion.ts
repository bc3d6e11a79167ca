import { FRAMES } from '../quoting/frames.ts';
import { answerFeature } from './answerFeature.ts';
import { answerReleases } from './answerReleases.ts';
import { answerTimes } from './answerTimes.ts';
import { datedRelease } from './printRelease.ts';
import type { ReleaseFacts } from './ReleaseFacts.ts';
import type { VersionQuestion } from './VersionQuestion.ts';

/** Answers a question about versions from the release data: values and quotations of it, each with its link. */
export function answerVersion(question: VersionQuestion, facts: ReleaseFacts): string[] {
  const answer = answerFeature(question, facts) ?? answerTimes(question, facts) ?? answerReleases(question, facts);
  return [...(question.intent === 'existence' ? [] : unknownVersions(question)), ...answer];
}

/** Says so when a version does not exist, and which one is taken instead. */
function unknownVersions({ versions }: VersionQuestion): string[] {
  return versions
    .filter(({ isExact }) => !isExact)
    .map(({ release }) => `${FRAMES.noSuchVersion} ${datedRelease(release)}`);
}
