import type { Platform, Release } from '@feedback-docs/releases';
import { isOn } from './printRelease.ts';
import type { ReleaseFacts } from './ReleaseFacts.ts';
import { readKinds } from './readKinds.ts';
import { readProbabilities } from './readProbabilities.ts';
import { readScope } from './readScope.ts';
import { readVersions } from './readVersions.ts';
import { releasesByAmount } from './releasesByAmount.ts';
import type { Parts, Topic } from './VersionQuestion.ts';

/** Reads everything but the intent. */
export function readParts(text: string, facts: ReleaseFacts, topic: Topic, platform: Platform | undefined): Parts {
  const versions = readVersions(text, facts, platform);
  const kinds = readKinds(text);
  const limits = readScope(text, facts, { versions, platform });
  const newest = versions.length === 0 ? newestOfKind(text, facts, { kinds, platform }) : undefined;
  // The classifier takes any decimal for a version: "our mean effort score is 2.6".
  const plain = versions.length > 0 ? text : text.replace(/\d+[._](?=\d)/g, '');
  return {
    ...topic,
    text,
    probabilities: readProbabilities(plain, facts.intents),
    versions,
    platform,
    scope: newest ?? releasesByAmount(text, limits ?? facts.releases, { kinds, platform }) ?? limits,
    kinds,
    isCount: /\b(?:how many|(?<!version |release )number of|count(?: of)?|how often)\b/i.test(text),
  };
}

const NEWEST_ITEM =
  /\b(?:latest|newest|last|most recent)\s+(?:\w+\s+){0,2}(?:(?:bug ?)?fix(?:es)?|removals?|deprecations?|features?|improvements?|additions?|changes?)\b|\b(?:last|latest) time\b|\bmost recently\b/i;

/** "The latest security fix": the newest release with an item of the kind. */
function newestOfKind(
  text: string,
  { releases }: ReleaseFacts,
  { kinds, platform }: Pick<Parts, 'kinds' | 'platform'>,
): Release[] | undefined {
  if (kinds.length === 0 || !NEWEST_ITEM.test(text)) return undefined;
  return releases
    .filter((release) => isOn(release, platform) && release.items.some(({ kind }) => kinds.includes(kind)))
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .slice(-1);
}
