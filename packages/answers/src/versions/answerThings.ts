import {
  compareReleases,
  compareVersions,
  type FeatureData,
  historyOf,
  type ItemKind,
  PLATFORM_NAMES,
  PLATFORMS,
  type Platform,
  type Release,
  type ReleaseItem,
} from '@feedback-docs/releases';
import { cite } from '../quoting/cite.ts';
import { escapeMarkdown } from '../quoting/escapeMarkdown.ts';
import { TEMPLATES } from '../quoting/templates.ts';
import {
  citeRelease,
  datedItems,
  datedRelease,
  isOn,
  list,
  MAX_LISTED,
  newestReleases,
  yesOrNo,
} from './printRelease.ts';
import { ENDINGS, type ReleaseFacts, releaseNamed } from './ReleaseFacts.ts';
import { ofKinds } from './releasesByAmount.ts';
import type { VersionQuestion } from './VersionQuestion.ts';

/** Kinds of items that change what a feature does. */
const CHANGES: ReadonlySet<ItemKind> = new Set(['improved', 'changed', 'security']);
/** Says that something is no more. */
const ENDS = /\b(?:refus\w*|no longer|not|never|stop\w*|(?<!-)off|without|hidden)\b/i;
const STILL = /\bstill\b/i;
/** Most items that are told beside a feature. */
const MAX_BESIDE = 2;

/** When the thing that is asked about came: its change where one is meant, and the features themselves. */
export function arrivals(question: VersionQuestion, facts: ReleaseFacts): string[] {
  const { features, kinds, platform, isDetailed, likely, items } = question;
  const isOf = (item: ReleaseItem) => features.some(({ id }) => id === item.feature);
  const isOfChange = likely.some((item) => item.kind !== 'new' && isOf(item));
  const others = [...new Set(isDetailed || isOfChange ? [...items, ...likely] : items)].filter(
    (item) => !(item.kind === 'new' && isOf(item)),
  );
  const told = [...new Set([...others.slice(0, 1), ...ofKinds(others, kinds), ...others])].slice(0, MAX_BESIDE);
  const arrived = features.flatMap((feature) => arrival(feature, platform, facts));
  const isChange = told[0] !== undefined && told[0] === likely[0];
  return isChange ? [...datedItems(told, facts), ...arrived] : [...arrived, ...datedItems(told, facts)];
}

function arrival(feature: FeatureData, platform: Platform | undefined, facts: ReleaseFacts): string[] {
  const events = eventsOf(feature, facts);
  const brought = events.filter((item) => item.kind === 'new' && isOn(item, platform));
  const removed = events.filter(({ kind }) => kind === 'removed');
  return [
    ...sinceWhen(feature, platform, facts),
    ...datedItems([...brought.slice(0, 1), ...removed], facts),
    `${TEMPLATES.seeAlso} ${nameLink(feature)}`,
  ];
}

/** Whether something is in releases, those asked about or else the newest, or whether something has been done to it by then. */
export function presences(question: VersionQuestion, facts: ReleaseFacts): string[] {
  const { features, kinds, text } = question;
  const isOfDeed = kinds.some((kind) => kind !== 'new') && !STILL.test(text);
  if (isOfDeed) return deed(question, facts);
  if (features.length === 0 || asksForChange(question)) return itemPresence(question, facts);
  return features.flatMap((feature) => presence(feature, question, facts));
}

function presence(feature: FeatureData, { versions, scope, platform }: VersionQuestion, facts: ReleaseFacts): string[] {
  const on = platform ?? PLATFORMS.find((each) => feature[each] !== null) ?? 'web';
  const inScope = scope?.filter((release) => release.platform === on).slice(-1) ?? [];
  const newest = inScope.length > 0 ? inScope : newestReleases(facts.releases, on);
  const asked = versions.length > 0 ? versions.map(({ release }) => release) : newest;
  return asked.flatMap((release) => {
    const introduced = feature[release.platform];
    const events = eventsOf(feature, facts).filter((item) => item.platform === release.platform);
    const came = introduced === 'initial' || (introduced !== null && compareVersions(introduced, release.version) <= 0);
    const isThere = came && !events.some((item) => item.kind === 'removed' && !isLater(item, release));
    const turns = (['new', 'deprecated', 'removed'] as const).flatMap(
      (kind) => events.find((item) => item.kind === kind) ?? [],
    );
    return [
      `${yesOrNo(isThere)} ${nameLink(feature)} · ${citeRelease(release)}.`,
      ...sinceWhen(feature, platform, facts),
      ...datedItems(turns, facts),
    ];
  });
}

/** Whether a change to a feature is asked for, not the feature itself. */
function asksForChange({ items: [item], versions: [version], kinds, likely }: VersionQuestion): boolean {
  if (item === undefined || version === undefined || kinds.length > 0) return false;
  const isMeant = likely.length === 0 || likely.includes(item);
  return isMeant && CHANGES.has(item.kind) && item.platform === version.release.platform;
}

/** Whether a version has what an item brought. */
function itemPresence({ items: [item], versions: [version], text }: VersionQuestion, facts: ReleaseFacts): string[] {
  if (item === undefined || version === undefined) return [];
  // "Still" asks for what was before the change, and so does a question for what the change has ended.
  const isEnd = item.kind !== 'new' && item.kind !== 'improved' && ENDS.test(item.title);
  const isOfBefore = STILL.test(text) || (isEnd && !ENDS.test(text));
  const isThere = isOfBefore === isLater(item, version.release);
  return [`${yesOrNo(isThere)} ${citeRelease(version.release)}.`, ...datedItems([item], facts)];
}

/** Whether something has been fixed, changed, deprecated or removed, in a version or by now. */
function deed({ kinds, versions: [version], platform, features, items, likely }: VersionQuestion, facts: ReleaseFacts) {
  const events = features.flatMap((feature) => eventsOf(feature, facts));
  const isOfEnd = kinds.some((kind) => ENDINGS.has(kind));
  const done = [...(isOfEnd && features.length > 0 ? [] : [...likely, ...items]), ...events].filter(
    (item) => kinds.includes(item.kind) && isOn(item, platform),
  );
  const told = isOfEnd ? events.filter(({ kind }) => ENDINGS.has(kind)) : done.slice(0, 1);
  const isSo = done.some((item) => version === undefined || !isLater(item, version.release));
  if (done.length + features.length === 0) return [];
  return [
    [yesOrNo(isSo), ...features.map(nameLink)].join(' '),
    ...(told.length > 0 ? datedItems(told, facts) : features.flatMap((feature) => sinceWhen(feature, platform, facts))),
  ];
}

/** What releases did to a feature, of the kinds or in the releases asked for where there was something. */
export function histories(question: VersionQuestion, facts: ReleaseFacts): string[] {
  const { features, platform, scope = [], items, likely } = question;
  return features.flatMap((feature) => {
    // "Since it was introduced" asks for all that came after.
    const kinds: readonly ItemKind[] = question.kinds.filter((kind) => kind !== 'new');
    const all = storyOf(feature, facts).filter((item) => isOn(item, platform));
    const inScope = all.filter((item) => scope.some(({ items }) => items.includes(item)));
    const meant = [...items, ...likely].filter((item) => kinds.includes(item.kind) && isOn(item, platform));
    const ofKind = kinds.length > 0 ? ofKinds(all, kinds) : inScope.length > 0 ? inScope : all;
    const told = [...new Set([...meant.slice(0, MAX_BESIDE), ...ofKind])];
    if (told.length === 0 && question.isDetailed) return arrivals(question, facts);
    const nothing = told.length > 0 ? [] : [TEMPLATES.nothingOfKind];
    return [nameLink(feature), ...nothing, ...datedItems((told.length > 0 ? told : all).slice(-MAX_LISTED), facts)];
  });
}

/** What comes near where no release says it in so many words. */
export function nearest({ items }: VersionQuestion, facts: ReleaseFacts): string[] {
  return [TEMPLATES.noSuchItem, ...datedItems(items.slice(0, MAX_BESIDE), facts)];
}

/** What releases say of a feature itself, in order of time. */
export function eventsOf(feature: FeatureData, facts: ReleaseFacts): readonly ReleaseItem[] {
  return historyOf(facts, facts.releases, feature.id)?.events.map(({ item }) => item) ?? [];
}

/** The events of a feature with all other items that send readers to where it is explained, in order of time. */
function storyOf(feature: FeatureData, facts: ReleaseFacts): ReleaseItem[] {
  return facts.releases
    .toSorted((a, b) => a.date.localeCompare(b.date) || compareReleases(a, b))
    .flatMap(({ items }) => items)
    .filter((item) => item.feature === feature.id || item.links.some(({ href }) => href === feature.path));
}

/** The release that brought a feature to the platform asked for; to each where that one never got it. */
function sinceWhen(feature: FeatureData, platform: Platform | undefined, facts: ReleaseFacts): string[] {
  const lines = PLATFORMS.filter(
    (each) => platform === undefined || each === platform || feature[platform] === null,
  ).map((each) => {
    const introduced = feature[each];
    const release = introduced === null ? undefined : releaseNamed(facts, each, introduced);
    const never = introduced === null ? TEMPLATES.never : TEMPLATES.initial;
    return `${PLATFORM_NAMES[each]}: ${release === undefined ? never : datedRelease(release)}`;
  });
  return [`${escapeMarkdown(feature.name)} · ${TEMPLATES.since}`, ...list(lines)];
}

/** Whether an item came after a release of its platform, or on another platform. */
function isLater({ platform, version }: ReleaseItem, release: Release): boolean {
  return platform !== release.platform || compareVersions(version, release.version) > 0;
}

/** The link to where a feature is explained. */
export function nameLink({ name, path }: FeatureData): string {
  return cite({ title: name, url: path });
}
