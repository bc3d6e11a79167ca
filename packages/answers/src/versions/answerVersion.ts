import {
  compare,
  compareVersions,
  type FeatureData,
  historyOf,
  newestRelease,
  PLATFORM_NAMES,
  PLATFORMS,
  type Platform,
  type Release,
  type ReleaseItem,
  since,
} from '@feedback-docs/releases';
import { cite } from '../quoting/cite.ts';
import { FRAMES } from '../quoting/frames.ts';
import { citeRelease, datedRelease, listItems, quoteItem } from './printRelease.ts';
import { type ReleaseFacts, releaseNamed } from './ReleaseFacts.ts';
import type { VersionIntent, VersionQuestion } from './VersionQuestion.ts';

/** Answers a question about versions from the release data: values and quotations of it, each with its link. */
export function answerVersion(question: VersionQuestion, facts: ReleaseFacts): string[] {
  return [...unknownVersions(question), ...ANSWERS[question.intent](question, facts)];
}

type Answer = (question: VersionQuestion, facts: ReleaseFacts) => string[];

const ANSWERS: Readonly<Record<VersionIntent, Answer>> = {
  arrival: (question, facts) => question.features.flatMap((feature) => arrival(feature, question, facts)),
  availability: (question, facts) => question.features.flatMap((feature) => availability(feature, question, facts)),
  presence: (question, facts) => question.features.flatMap((feature) => presence(feature, question, facts)),
  history: (question, facts) => question.features.flatMap((feature) => history(feature, question, facts)),
  comparison: comparison,
  since: ({ versions: [version], kinds }, { releases }) =>
    version === undefined ? [] : itemsOf(since(releases, version.release).items, kinds, version.release),
  contents: ({ versions, kinds }) =>
    versions.flatMap(({ release }) => [datedRelease(release), ...itemsOf(release.items, kinds, release)]),
  date: ({ versions }) => [
    FRAMES.fromTheReleases,
    versions.map(({ release }) => `- ${datedRelease(release)}`).join('\n'),
  ],
  newest,
  oldest: ({ platform }, { releases }) => [
    FRAMES.oldest,
    platformsOf(platform)
      .flatMap((each) =>
        releases
          .filter((release) => release.platform === each)
          .toSorted(oldestFirst)
          .slice(0, 1),
      )
      .map((release) => `- ${datedRelease(release)}`)
      .join('\n'),
  ],
  items: ({ items }) => [FRAMES.fromTheReleases, ...quoted(items)],
  period,
};

/** Says so when a version does not exist, and which one is taken instead. */
function unknownVersions({ versions }: VersionQuestion): string[] {
  return versions
    .filter(({ isExact }) => !isExact)
    .map(({ release }) => `${FRAMES.noSuchVersion} ${datedRelease(release)}`);
}

function arrival(feature: FeatureData, { platform, items }: VersionQuestion, facts: ReleaseFacts): string[] {
  const events = eventsOf(feature, facts).filter((item) => isOn(item, platform));
  const ends = events.filter(({ kind }) => kind === 'new' || kind === 'removed');
  const beside = items.filter((item) => item.kind !== 'new' && isOn(item, platform));
  return [
    ...(beside.length > 0 ? [FRAMES.fromTheReleases, ...quoted(beside)] : []),
    `${nameLink(feature)}. ${FRAMES.since}`,
    platformsOf(platform)
      .map((each) => `- ${PLATFORM_NAMES[each]}: ${introducedOn(feature, each, facts)}`)
      .join('\n'),
    ...quoted(ends.filter((item) => !beside.includes(item))),
  ];
}

function availability(feature: FeatureData, question: VersionQuestion, facts: ReleaseFacts): string[] {
  const platform = question.platform ?? 'web';
  const isThere = feature[platform] !== null && removedIn(feature, platform, facts) === undefined;
  return [
    isThere ? FRAMES.yes : FRAMES.no,
    ...arrival(feature, { ...question, platform: undefined, items: [] }, facts),
  ];
}

function presence(feature: FeatureData, { versions, platform }: VersionQuestion, facts: ReleaseFacts): string[] {
  return versions.flatMap(({ release }) => {
    const on = release.platform;
    const introduced = feature[on];
    const removed = removedIn(feature, on, facts);
    const came = introduced === 'initial' || (introduced !== null && compareVersions(introduced, release.version) <= 0);
    const isThere = came && (removed === undefined || compareVersions(removed.version, release.version) > 0);
    const items = eventsOf(feature, facts).filter((item) => item.platform === on && item.kind === 'new');
    return [
      `${isThere ? FRAMES.yes : FRAMES.no} ${nameLink(feature)} · ${citeRelease(release)}. ${FRAMES.since}`,
      platformsOf(platform ?? on)
        .map((each) => `- ${PLATFORM_NAMES[each]}: ${introducedOn(feature, each, facts)}`)
        .join('\n'),
      ...quoted(removed === undefined ? items : [...items, removed]),
    ];
  });
}

function history(feature: FeatureData, { platform, kinds, versions }: VersionQuestion, facts: ReleaseFacts): string[] {
  const [version] = versions;
  const all = eventsOf(feature, facts)
    .filter((item) => isOn(item, platform ?? version?.release.platform))
    .filter((item) => version === undefined || item.version === version.release.version);
  const ofKind = all.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind));
  if (ofKind.length > 0) return [`${nameLink(feature)}. ${FRAMES.history}`, ...quoted(ofKind)];
  return [`${nameLink(feature)}. ${FRAMES.nothingOfKind}`, ...quoted(all)];
}

function comparison({ versions, kinds }: VersionQuestion, { releases }: ReleaseFacts): string[] {
  const [from, to] = versions.map(({ release }) => release);
  if (from === undefined || to === undefined) return [];
  const between = compare(releases, from, to);
  const head = `${citeRelease(from)} – ${citeRelease(to)}. ${FRAMES.fromTheReleases}`;
  return [head, ...itemsOf(between.items, kinds, to)];
}

/** The newest release of each platform asked for; for one platform with what it brought. */
function newest({ platform, kinds }: VersionQuestion, { releases }: ReleaseFacts): string[] {
  const found = platformsOf(platform).flatMap((each) => newestRelease(releases, each) ?? []);
  const [only] = found;
  const items = found.length === 1 && only !== undefined ? itemsOf(only.items, kinds, only) : [];
  return [FRAMES.newest, found.map((release) => `- ${datedRelease(release)}`).join('\n'), ...items];
}

function period({ period: beginning = '', platform, kinds }: VersionQuestion, { releases }: ReleaseFacts): string[] {
  const found = releases
    .filter((release) => release.date.startsWith(beginning) && isOn(release, platform))
    .toSorted((a, b) => a.date.localeCompare(b.date));
  if (found.length === 0) return [FRAMES.nothingOfKind];
  const list = found.map((release) => `- ${datedRelease(release)}`).join('\n');
  return [
    FRAMES.fromTheReleases,
    list,
    ...(kinds.length > 0
      ? listItems(
          ofKinds(
            found.flatMap(({ items }) => items),
            kinds,
          ),
        )
      : []),
  ];
}

function itemsOf(items: readonly ReleaseItem[], kinds: VersionQuestion['kinds'], release: Release): string[] {
  const chosen = ofKinds(items, kinds);
  return chosen.length > 0 ? listItems(chosen) : [`${FRAMES.nothingOfKind} ${citeRelease(release)}`];
}

function ofKinds(items: readonly ReleaseItem[], kinds: VersionQuestion['kinds']): readonly ReleaseItem[] {
  return items.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind));
}

function introducedOn(feature: FeatureData, platform: Platform, facts: ReleaseFacts): string {
  const introduced = feature[platform];
  if (introduced === null) return FRAMES.never;
  if (introduced === 'initial') return FRAMES.initial;
  const release = releaseNamed(facts, platform, introduced);
  return release === undefined ? introduced : datedRelease(release);
}

function eventsOf(feature: FeatureData, facts: ReleaseFacts): readonly ReleaseItem[] {
  return historyOf(facts, facts.releases, feature.id)?.events.map(({ item }) => item) ?? [];
}

function removedIn(feature: FeatureData, platform: Platform, facts: ReleaseFacts): ReleaseItem | undefined {
  return eventsOf(feature, facts).find((item) => item.kind === 'removed' && item.platform === platform);
}

function nameLink({ name, path }: FeatureData): string {
  return cite({ title: name, url: path });
}

function quoted(items: readonly ReleaseItem[]): string[] {
  return items.length === 0 ? [] : [items.map(quoteItem).join('\n')];
}

function platformsOf(platform: Platform | undefined): readonly Platform[] {
  return platform === undefined ? PLATFORMS : [platform];
}

function isOn(place: { readonly platform: Platform }, platform: Platform | undefined): boolean {
  return platform === undefined || place.platform === platform;
}

function oldestFirst(a: Release, b: Release): number {
  return compareVersions(a.version, b.version);
}
