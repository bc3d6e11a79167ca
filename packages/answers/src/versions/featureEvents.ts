import {
  type FeatureData,
  historyOf,
  PLATFORM_NAMES,
  type Platform,
  type Release,
  type ReleaseItem,
} from '@feedback-docs/releases';
import { TEMPLATES } from '../quoting/templates.ts';
import { datedRelease, listDated } from './printRelease.ts';
import { type ReleaseFacts, releaseNamed } from './ReleaseFacts.ts';

/** What releases say of a feature itself, in order of time. */
export function eventsOf(feature: FeatureData, facts: ReleaseFacts): readonly ReleaseItem[] {
  return historyOf(facts, facts.releases, feature.id)?.events.map(({ item }) => item) ?? [];
}

/** The first of these of a kind on a platform. */
export function eventOf(
  feature: FeatureData,
  kind: ReleaseItem['kind'],
  platform: Platform,
  facts: ReleaseFacts,
): ReleaseItem | undefined {
  return eventsOf(feature, facts).find((item) => item.kind === kind && item.platform === platform);
}

/** The events of a feature with all other items that send readers to where it is explained, in order of time. */
export function storyOf(feature: FeatureData, facts: ReleaseFacts): ReleaseItem[] {
  const linked = facts.items
    .map(({ item }) => item)
    .filter(({ links }) => links.some(({ href }) => href === feature.path));
  return [...new Set([...eventsOf(feature, facts), ...linked])].toSorted((a, b) =>
    dateOf(a, facts).localeCompare(dateOf(b, facts)),
  );
}

function dateOf({ platform, version }: ReleaseItem, facts: ReleaseFacts): string {
  return releaseNamed(facts, platform, version)?.date ?? '';
}

/** When the end of a feature was announced, and when it came. */
export function endsOf(
  announced: ReleaseItem | undefined,
  removed: ReleaseItem | undefined,
  facts: ReleaseFacts,
): string[] {
  const dated = (item: ReleaseItem) => listDated(releasesOf([item], facts));
  return [
    ...(announced === undefined ? [] : [TEMPLATES.deprecatedSince, ...dated(announced)]),
    ...(removed === undefined ? [] : [TEMPLATES.removedWith, ...dated(removed)]),
  ];
}

/** The release that brought a feature to each of the platforms. */
export function sinceWhen(feature: FeatureData, platforms: readonly Platform[], facts: ReleaseFacts): string[] {
  return [platforms.map((each) => `- ${PLATFORM_NAMES[each]}: ${introducedOn(feature, each, facts)}`).join('\n')];
}

function introducedOn(feature: FeatureData, platform: Platform, facts: ReleaseFacts): string {
  const introduced = feature[platform];
  if (introduced === null) return TEMPLATES.never;
  if (introduced === 'initial') return TEMPLATES.initial;
  const release = releaseNamed(facts, platform, introduced);
  return release === undefined ? introduced : datedRelease(release);
}

function releasesOf(items: readonly ReleaseItem[], facts: ReleaseFacts): Release[] {
  return items.flatMap(({ platform, version }) => releaseNamed(facts, platform, version) ?? []);
}
