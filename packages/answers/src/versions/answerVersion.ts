import { TEMPLATES } from '../quoting/templates.ts';
import { changes, companions, currency, existence, releases, support } from './answerReleases.ts';
import { arrivals, histories, nearest, presences } from './answerThings.ts';
import { order } from './answerTimes.ts';
import { datedRelease } from './printRelease.ts';
import type { ReleaseFacts } from './ReleaseFacts.ts';
import type { VersionIntent, VersionQuestion } from './VersionQuestion.ts';

const ANSWERS: Readonly<Record<VersionIntent, (question: VersionQuestion, facts: ReleaseFacts) => string[]>> = {
  arrival: arrivals,
  presence: presences,
  history: histories,
  order,
  changes,
  companions,
  releases,
  existence,
  currency,
  support,
  former: arrivals,
  nearest,
};
/** Who asks when a version will be there is told which one is now. */
const IS_AWAITED = /\b(?:will|comes?|coming|due|expected|planned|yet|next|soon|newest|latest)\b/i;

const SUPPORT = { title: 'How long a version is supported', url: '/docs/versions/recent-versions#support' };
const NUMBERING = {
  title: 'How versions are numbered',
  url: '/docs/versions/recent-versions#how-versions-are-numbered',
};

/** Answers a question about versions from the release data: values and quotations of it, each with its link. */
export function answerVersion(question: VersionQuestion, facts: ReleaseFacts): string[] {
  const answer = ANSWERS[question.intent](question, facts);
  return [...(question.intent === 'existence' ? [] : unknownVersions(question)), ...answer];
}

/** The section of the docs that explains what is asked: how long versions are supported, or what their numbers say. */
export function explainedIn({ intent, text }: VersionQuestion): { title: string; url: string } | undefined {
  if (intent !== 'support') return undefined;
  return /\bnumber/i.test(text) ? NUMBERING : SUPPORT;
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
