import {
  compareVersions,
  type FeatureData,
  historyOf,
  type ItemKind,
  newestRelease,
  PLATFORM_NAMES,
  PLATFORMS,
  type Platform,
  type Release,
  type ReleaseItem,
} from '@feedback-docs/releases';
import { cite } from '../quoting/cite.ts';
import { escapeMarkdown } from '../quoting/escapeMarkdown.ts';
import { TEMPLATES } from '../quoting/templates.ts';
import { CHANGES, changesOf } from './changesOf.ts';
import { citeRelease, datedItems, datedRelease, isOn, MAX_LISTED, platformsOf } from './printRelease.ts';
import { type ReleaseFacts, releaseNamed } from './ReleaseFacts.ts';
import { platformsNamed } from './readVersions.ts';
import type { VersionQuestion } from './VersionQuestion.ts';

/** Says that something is no more. */
const ENDS = /\b(?:refus\w*|no longer|not|never|stop\w*|(?<!-)off|without|hidden)\b/i;
/** Kinds of items that end a feature. */
const ENDINGS: ReadonlySet<ItemKind> = new Set(['deprecated', 'removed']);
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
  // "Phones" may be meant as a subject: a platform that leaves nothing is not asked for.
  const there = others.filter((item) => isOn(item, platform));
  const best = features.length > 0 ? others.slice(0, 1).filter((item) => item === likely[0]) : others;
  const meant = there.length > 0 ? there : best;
  const ofKind = meant.filter(({ kind }) => kinds.includes(kind));
  const told = [...new Set([...meant.slice(0, 1), ...(ofKind.length > 0 ? ofKind : meant)])].slice(0, MAX_BESIDE);
  // Where the platform asked for never got it, the other one is what helps.
  const arrived = features.flatMap((feature) =>
    arrival(feature, platform !== undefined && feature[platform] === null ? undefined : platform, facts),
  );
  const isChange = told[0] !== undefined && told[0] === likely[0];
  return isChange ? [...datedItems(told, facts), ...arrived] : [...arrived, ...datedItems(told, facts)];
}

function arrival(feature: FeatureData, platform: Platform | undefined, facts: ReleaseFacts): string[] {
  const brought = eventsOf(feature, facts).filter((item) => item.kind === 'new' && isOn(item, platform));
  const removed = eventsOf(feature, facts).filter(({ kind }) => kind === 'removed');
  return [
    ...sinceWhen(feature, platform, facts),
    ...datedItems([...brought.slice(0, 1), ...removed], facts),
    `${TEMPLATES.seeAlso} ${nameLink(feature)}`,
  ];
}

/** Whether a platform has the features. */
export function availability(question: VersionQuestion, facts: ReleaseFacts): string[] {
  const platform = question.platform ?? platformsNamed(question.text)[0] ?? 'web';
  return question.features.flatMap((feature) => {
    const isThere = feature[platform] !== null && eventOf(feature, 'removed', platform, facts) === undefined;
    return [yesOrNo(isThere), ...arrival(feature, undefined, facts)];
  });
}

/** Whether releases have a feature or what an item brought: those asked about, else the newest. */
export function presences(question: VersionQuestion, facts: ReleaseFacts): string[] {
  if (question.features.length === 0 || asksForChange(question)) return itemPresence(question, facts);
  return question.features.flatMap((feature) => presence(feature, question, facts));
}

function presence(feature: FeatureData, { versions, scope, platform }: VersionQuestion, facts: ReleaseFacts): string[] {
  const on = platform ?? PLATFORMS.find((each) => feature[each] !== null) ?? 'web';
  const inScope = scope?.filter((release) => release.platform === on).slice(-1) ?? [];
  const newest = inScope.length > 0 ? inScope : [newestRelease(facts.releases, on) ?? []].flat();
  const asked = versions.length > 0 ? versions.map(({ release }) => release) : newest;
  return asked.flatMap((release) => {
    const introduced = feature[release.platform];
    const events = (['new', 'deprecated', 'removed'] as const).map((kind) =>
      eventOf(feature, kind, release.platform, facts),
    );
    const [, , removed] = events;
    const came = introduced === 'initial' || (introduced !== null && compareVersions(introduced, release.version) <= 0);
    const isThere = came && (removed === undefined || isLater(removed, release));
    return [
      `${yesOrNo(isThere)} ${nameLink(feature)} · ${citeRelease(release)}.`,
      ...sinceWhen(feature, platform, facts),
      ...datedItems(
        events.flatMap((event) => event ?? []),
        facts,
      ),
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
  const isOfBefore = /\bstill\b/i.test(text) || (isEnd && !ENDS.test(text));
  const isThere = isOfBefore === isLater(item, version.release);
  return [`${yesOrNo(isThere)} ${citeRelease(version.release)}.`, ...datedItems([item], facts)];
}

/** Whether something has been fixed, changed, deprecated or removed, in a version or by now. */
export function states(question: VersionQuestion, facts: ReleaseFacts): string[] {
  const { kinds, versions, platform, features, items, likely } = question;
  const [version] = versions;
  const isDone = (item: ReleaseItem) => version === undefined || !isLater(item, version.release);
  const [done] = [...likely, ...items].filter(({ kind }) => kinds.includes(kind));
  if (done !== undefined && !kinds.some((kind) => ENDINGS.has(kind)))
    return [yesOrNo(isDone(done)), ...datedItems([done], facts)];
  return features.flatMap((feature) => {
    const events = eventsOf(feature, facts);
    const isSo = events.some((item) => kinds.includes(item.kind) && isOn(item, platform) && isDone(item));
    const ends = events.filter(({ kind }) => ENDINGS.has(kind));
    const told = ends.length > 0 ? datedItems(ends, facts) : sinceWhen(feature, platform, facts);
    return [`${yesOrNo(isSo)} ${nameLink(feature)}`, ...told];
  });
}

/** What releases did to a feature, of the kinds and in the releases asked for where there was something. */
export function histories(question: VersionQuestion, facts: ReleaseFacts): string[] {
  return question.features.flatMap((feature) => {
    const { platform, scope = [], likely, items } = question;
    // "Since it was introduced" asks for all that came after.
    const kinds: readonly ItemKind[] = question.kinds.filter((kind) => kind !== 'new');
    const all = storyOf(feature, facts).filter((item) => isOn(item, platform));
    const isIn = (item: ReleaseItem) => scope.some(({ items: own }) => own.includes(item));
    const inScope = kinds.length === 0 ? all.filter(isIn) : [];
    const ofKind = inScope.length > 0 ? inScope : all.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind));
    const beside = [...items, ...likely].filter((item) => isOn(item, platform) && kinds.includes(item.kind));
    const told = [...new Set([...beside.slice(0, MAX_BESIDE), ...ofKind])];
    if (told.length === 0 && question.isDetailed) return arrivals(question, facts);
    const nothing = told.length > 0 ? [] : [TEMPLATES.nothingOfKind];
    return [nameLink(feature), ...nothing, ...datedItems((told.length > 0 ? told : all).slice(-MAX_LISTED), facts)];
  });
}

/** What comes near where no release says it in so many words, and what changed a value. */
export function nearest({ items }: VersionQuestion, facts: ReleaseFacts): string[] {
  return [TEMPLATES.noSuchItem, ...datedItems(items.slice(0, MAX_BESIDE), facts)];
}

export function former(question: VersionQuestion, facts: ReleaseFacts): string[] {
  return datedItems(changesOf(question).slice(0, MAX_BESIDE), facts);
}

/** What releases say of a feature itself, in order of time. */
export function eventsOf(feature: FeatureData, facts: ReleaseFacts): readonly ReleaseItem[] {
  return historyOf(facts, facts.releases, feature.id)?.events.map(({ item }) => item) ?? [];
}

function eventOf(feature: FeatureData, kind: ItemKind, platform: Platform, facts: ReleaseFacts) {
  return eventsOf(feature, facts).find((item) => item.kind === kind && item.platform === platform);
}

/** The events of a feature with all other items that send readers to where it is explained, in order of time. */
function storyOf(feature: FeatureData, facts: ReleaseFacts): ReleaseItem[] {
  const own = new Set(eventsOf(feature, facts));
  return facts.releases
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .flatMap(({ items }) => items)
    .filter((item) => own.has(item) || item.links.some(({ href }) => href === feature.path));
}

/** The release that brought a feature to each of the platforms asked for. */
function sinceWhen(feature: FeatureData, platform: Platform | undefined, facts: ReleaseFacts): string[] {
  const lines = platformsOf(platform).map((each) => {
    const introduced = feature[each];
    const release = introduced === null ? undefined : releaseNamed(facts, each, introduced);
    const never = introduced === null ? TEMPLATES.never : TEMPLATES.initial;
    return `- ${PLATFORM_NAMES[each]}: ${release === undefined ? never : datedRelease(release)}`;
  });
  return [`${escapeMarkdown(feature.name)} · ${TEMPLATES.since}`, lines.join('\n')];
}

/** Whether an item came after a release of its platform, or on another platform. */
function isLater({ platform, version }: ReleaseItem, release: Release): boolean {
  return platform !== release.platform || compareVersions(version, release.version) > 0;
}

function yesOrNo(isSo: boolean): string {
  return isSo ? TEMPLATES.yes : TEMPLATES.no;
}

function nameLink({ name, path }: FeatureData): string {
  return cite({ title: name, url: path });
}
