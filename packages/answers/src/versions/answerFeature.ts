import {
  compareVersions,
  type FeatureData,
  type ItemKind,
  newestRelease,
  type Platform,
  type Release,
  type ReleaseItem,
} from '@feedback-docs/releases';
import { cite } from '../quoting/cite.ts';
import { escapeMarkdown } from '../quoting/escapeMarkdown.ts';
import { TEMPLATES } from '../quoting/templates.ts';
import { CHANGES, changesOf } from './changesOf.ts';
import { endsOf, eventOf, eventsOf, sinceWhen, storyOf } from './featureEvents.ts';
import { citeRelease, datedItems, isOn, platformsOf, quoteItems } from './printRelease.ts';
import type { ReleaseFacts } from './ReleaseFacts.ts';
import { platformsNamed } from './readVersions.ts';
import type { VersionQuestion } from './VersionQuestion.ts';

/** Says that something is no more. */
const ENDS = /\b(?:refus\w*|no longer|not|never|stop\w*|(?<!-)off|without|hidden)\b/i;
/** Kinds of items that end a feature. */
const ENDINGS: ReadonlySet<ReleaseItem['kind']> = new Set(['deprecated', 'removed']);
/** Kinds of items that bring something; of an end the feature itself tells more. */
const BRINGS: ReadonlySet<ReleaseItem['kind']> = new Set([...CHANGES, 'new']);
/** Asks for the feature itself rather than for a change to it. */
const ARRIVED = /\b(?:introduc\w*|arriv\w*|launch\w*|c[ao]me out|first (?:version|release|update))\b/i;
/** Most items that are told beside a feature. */
const MAX_BESIDE = 2;

/** Answers what is asked of features; undefined for questions about releases or times. */
export function answerFeature(question: VersionQuestion, facts: ReleaseFacts): string[] | undefined {
  const each = (answer: (feature: FeatureData) => string[]) => question.features.flatMap(answer);
  switch (question.intent) {
    case 'arrival':
      return arrivals(question, facts);
    case 'presence':
      return presences(question, facts);
    case 'state':
      return stateOfItems(question, facts) ?? each((feature) => state(feature, question, facts));
    case 'availability':
      return each((feature) => availability(feature, question, facts));
    case 'nearest':
      return [TEMPLATES.noSuchItem, ...datedItems(question.items.slice(0, MAX_BESIDE), facts)];
    case 'former':
      return [TEMPLATES.fromTheReleases, ...datedItems(changesOf(question).slice(0, MAX_BESIDE), facts)];
    case 'history':
      return each((feature) => history(feature, question, facts));
    default:
      return undefined;
  }
}

function arrivals(question: VersionQuestion, facts: ReleaseFacts): string[] {
  const { features, kinds, platform, text, isDetailed, likely } = question;
  const isOfChange = likely.some((item) => item.kind !== 'new' && isOf(item, features));
  const items = isDetailed || isOfChange ? [...new Set([...question.items, ...likely])] : question.items;
  const others = items.filter((item) => !(item.kind === 'new' && isOf(item, features)));
  // "Phones" may be meant as a subject: a platform that leaves nothing is not asked for.
  const there = others.filter((item) => isOn(item, platform));
  const best = others[0] === likely[0] ? others.slice(0, 1) : [];
  const meant = there.length > 0 ? there : features.length > 0 ? best : others;
  const ofKind = meant.filter(({ kind }) => kinds.includes(kind));
  const beside = [...new Set([...meant.slice(0, 1), ...(ofKind.length > 0 ? ofKind : meant)])].slice(0, MAX_BESIDE);
  const told = beside.length > 0 ? [TEMPLATES.fromTheReleases, ...datedItems(beside, facts)] : [];
  // Where the platform asked for never got it, the other one is what helps.
  const arrived = features.flatMap((feature) =>
    arrival(feature, platform !== undefined && feature[platform] === null ? undefined : platform, facts, beside),
  );
  const isElsewhere = platform !== undefined && there.length === 0 && features.length > 0;
  return items[0] === meant[0] && !ARRIVED.test(text) && !isElsewhere ? [...told, ...arrived] : [...arrived, ...told];
}

function arrival(
  feature: FeatureData,
  platform: Platform | undefined,
  facts: ReleaseFacts,
  told: readonly ReleaseItem[] = [],
): string[] {
  const ends = eventsOf(feature, facts).filter(({ kind }) => kind === 'new' || kind === 'removed');
  return [
    `${escapeMarkdown(feature.name)} · ${TEMPLATES.since}`,
    ...sinceWhen(feature, platformsOf(platform), facts),
    ...quoteItems(ends.filter((item) => isOn(item, platform) && !told.includes(item))),
    seeAlso(feature),
  ];
}

function availability(feature: FeatureData, question: VersionQuestion, facts: ReleaseFacts): string[] {
  const platform = question.platform ?? platformsNamed(question.text)[0] ?? 'web';
  const isThere = feature[platform] !== null && eventOf(feature, 'removed', platform, facts) === undefined;
  return [isThere ? TEMPLATES.yes : TEMPLATES.no, ...arrival(feature, undefined, facts)];
}

/** Of a feature that all releases have, a question that says more means one of its changes or a newer feature. */
function presences(question: VersionQuestion, facts: ReleaseFacts): string[] {
  const { features, likely, versions, isDetailed } = question;
  const [version] = versions;
  const on = version?.release.platform ?? 'web';
  const isOld = isDetailed && features.length > 0 && features.every((feature) => feature[on] === 'initial');
  const meant = isOld ? likely.filter(({ kind, platform }) => platform === on && BRINGS.has(kind)).slice(0, 1) : [];
  if (features.length === 0 || asksForChange(question)) return itemPresence(question, facts);
  if (version === undefined || meant.length === 0)
    return features.flatMap((feature) => presence(feature, question, facts));
  const newer = facts.features.filter(({ id }) => meant.some(({ kind, feature }) => kind === 'new' && feature === id));
  return newer.length > 0
    ? newer.flatMap((feature) => presence(feature, question, facts))
    : itemPresence({ ...question, items: meant }, facts);
}

/** Whether releases have a feature: those asked about, else the newest. */
function presence(feature: FeatureData, question: VersionQuestion, facts: ReleaseFacts): string[] {
  const asked = question.versions.map(({ release }) => release);
  return (asked.length > 0 ? asked : (lastWith(feature, question) ?? newestWith(feature, question, facts))).flatMap(
    (release) => {
      const on = release.platform;
      const introduced = feature[on];
      const removed = eventOf(feature, 'removed', on, facts);
      const announced = eventOf(feature, 'deprecated', on, facts);
      const came =
        introduced === 'initial' || (introduced !== null && compareVersions(introduced, release.version) <= 0);
      const isThere = came && (removed === undefined || compareVersions(removed.version, release.version) > 0);
      const events = eventsOf(feature, facts).filter((item) => item.platform === on && item.kind === 'new');
      return [
        `${isThere ? TEMPLATES.yes : TEMPLATES.no} ${nameLink(feature)} · ${citeRelease(release)}. ${TEMPLATES.since}`,
        ...sinceWhen(feature, platformsOf(question.platform ?? on), facts),
        ...endsOf(announced, removed, facts),
        ...quoteItems([events, announced ?? [], removed ?? []].flat()),
      ];
    },
  );
}

/** Whether a change to a feature is asked for, not the feature itself. */
function asksForChange({ items: [item], versions: [version], kinds, features, likely }: VersionQuestion): boolean {
  if (item === undefined || version === undefined || kinds.length > 0) return false;
  if (features.length > 0 && likely.length > 0 && !likely.includes(item)) return false;
  return CHANGES.has(item.kind) && item.platform === version.release.platform;
}

/** Whether a version has what an item brought. */
function itemPresence({ items: [item], versions: [version], text }: VersionQuestion, facts: ReleaseFacts): string[] {
  if (item === undefined || version === undefined) return [];
  const isChanged = !isLater(item, version.release);
  // "Still" asks for what was before the change, and so does a question for what the change has ended.
  const isEnd = item.kind !== 'new' && item.kind !== 'improved' && ENDS.test(item.title);
  const isOfBefore = /\bstill\b/i.test(text) || (isEnd && !ENDS.test(text));
  const isThere = isOfBefore ? !isChanged : isChanged;
  return [
    `${isThere ? TEMPLATES.yes : TEMPLATES.no} ${citeRelease(version.release)}. ${TEMPLATES.fromTheReleases}`,
    ...datedItems([item], facts),
  ];
}

/** Whether something is fixed or otherwise done that is no end of a feature; undefined where an end is asked for or nothing is found. */
function stateOfItems({ kinds, items, likely, versions }: VersionQuestion, facts: ReleaseFacts): string[] | undefined {
  const [version] = versions;
  const [done] = [...likely, ...items].filter(({ kind }) => !ENDINGS.has(kind) && kinds.includes(kind));
  if (done === undefined || kinds.some((kind) => ENDINGS.has(kind))) return undefined;
  const isSo = version === undefined || !isLater(done, version.release);
  return [isSo ? TEMPLATES.yes : TEMPLATES.no, TEMPLATES.fromTheReleases, ...datedItems([done], facts)];
}

/** Whether an item came after a release of its platform, or on another platform. */
function isLater({ platform, version }: ReleaseItem, release: Release): boolean {
  return platform !== release.platform || compareVersions(version, release.version) > 0;
}

/** Whether a feature is deprecated or removed, in a version or by now. */
function state(feature: FeatureData, question: VersionQuestion, facts: ReleaseFacts): string[] {
  const { kinds, versions, platform } = question;
  const [version] = versions;
  const events = eventsOf(feature, facts).filter(
    (item) => kinds.includes(item.kind) && isOn(item, version?.release.platform ?? platform),
  );
  const isSo = events.some(
    (item) => version === undefined || compareVersions(item.version, version.release.version) <= 0,
  );
  const head = `${isSo ? TEMPLATES.yes : TEMPLATES.no} ${nameLink(feature)}`;
  const ends = eventsOf(feature, facts).filter(({ kind }) => ENDINGS.has(kind));
  return ends.length > 0
    ? [`${head}. ${TEMPLATES.history}`, ...datedItems(ends, facts)]
    : [`${head}. ${TEMPLATES.since}`, ...sinceWhen(feature, platformsOf(platform), facts)];
}

function history(feature: FeatureData, question: VersionQuestion, facts: ReleaseFacts): string[] {
  const { platform } = question;
  // "Since it was introduced" asks for all that came after.
  const kinds: readonly ItemKind[] = question.kinds.filter((kind) => kind !== 'new');
  const all = storyOf(feature, facts).filter((item) => isOn(item, platform));
  const inScope = kinds.length === 0 ? all.filter((item) => isIn(item, question.scope)) : [];
  const ofKind = inScope.length > 0 ? inScope : all.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind));
  const items = question.items.length > 0 || ofKind.length > 0 ? question.items : question.likely;
  const likely = items
    .filter((item) => isOn(item, platform) && kinds.includes(item.kind))
    .filter((item) => question.likely.length === 0 || question.likely.includes(item) || all.includes(item))
    .slice(0, MAX_BESIDE);
  if (ofKind.length > 0) {
    return [`${nameLink(feature)}. ${TEMPLATES.history}`, ...datedItems([...new Set([...likely, ...ofKind])], facts)];
  }
  if (likely.length === 0 && question.isDetailed && question.likely.length > 0) return arrivals(question, facts);
  if (likely.length > 0) return [TEMPLATES.fromTheReleases, ...datedItems(likely, facts)];
  return [`${nameLink(feature)}. ${TEMPLATES.nothingOfKind}`, ...datedItems(all, facts)];
}

function isIn({ platform, version }: ReleaseItem, scope: readonly Release[] = []): boolean {
  return scope.some((release) => release.platform === platform && release.version === version);
}

/** The last release of a time on the platform that has the feature. */
function lastWith(feature: FeatureData, { scope, platform }: VersionQuestion): Release[] | undefined {
  const on = platform ?? platformsOf(undefined).find((each) => feature[each] !== null);
  return scope?.filter((release) => release.platform === on).slice(-1);
}

/** The newest release of the platform asked for, else of the first that has ever had the feature. */
function newestWith(feature: FeatureData, { platform }: VersionQuestion, { releases }: ReleaseFacts): Release[] {
  const on = platform ?? platformsOf(undefined).find((each) => feature[each] !== null);
  return on === undefined ? [] : [newestRelease(releases, on) ?? []].flat();
}

function isOf(item: ReleaseItem, features: readonly FeatureData[]): boolean {
  return features.some(({ id }) => id === item.feature);
}

/** Where the docs explain a feature. */
function seeAlso(feature: FeatureData): string {
  return `${TEMPLATES.seeAlso} ${nameLink(feature)}`;
}

function nameLink({ name, path }: FeatureData): string {
  return cite({ title: name, url: path });
}
