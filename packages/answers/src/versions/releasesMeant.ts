import { historyOf, PLATFORMS, type Release } from '@feedback-docs/releases';
import { type ReleaseFacts, releaseNamed } from './ReleaseFacts.ts';
import type { VersionQuestion } from './VersionQuestion.ts';

/** The releases that the answer to a question speaks of, which "that one" in a follow-up means. */
export function releasesMeant(question: VersionQuestion, facts: ReleaseFacts): readonly Release[] {
  const { features, items, kinds, scope, platform, versions, intent } = question;
  if (scope !== undefined && (features.length === 0 || intent === 'presence'))
    return scope.length <= 2 ? scope : scope.slice(-1);
  const events = features.flatMap(({ id }) => historyOf(facts, facts.releases, id)?.events ?? []);
  const wanted = kinds.length > 0 ? kinds : ['new'];
  const own = [
    ...(intent === 'arrival' && features.length > 0 ? [] : items),
    ...events.filter(({ kind }) => wanted.includes(kind)),
  ]
    .filter((place) => platform === undefined || place.platform === platform)
    .flatMap((place) => releaseNamed(facts, place.platform, place.version) ?? []);
  if (own.length > 0) return PLATFORMS.flatMap((each) => own.find((release) => release.platform === each) ?? []);
  return versions.map(({ release }) => release);
}
