import {
  compareReleases,
  type ItemKind,
  needsAction,
  newestRelease,
  PLATFORM_NAMES,
  PLATFORMS,
  type Platform,
  type Release,
  type ReleaseItem,
} from '@feedback-docs/releases';
import { TEMPLATES } from '../quoting/templates.ts';
import { itemsAbout } from './itemsAbout.ts';
import {
  citeRelease,
  counted,
  datedRelease,
  explorerLinks,
  isOn,
  listDated,
  listItems,
  MAX_LISTED,
  sayListed,
} from './printRelease.ts';
import type { ReleaseFacts } from './ReleaseFacts.ts';
import { amountIn } from './releasesByAmount.ts';
import { releasesMeant } from './releasesMeant.ts';
import type { VersionQuestion } from './VersionQuestion.ts';

const NAMES_SUBJECT = /\b(?:about|regarding|concerning|related to|to do with)\b/i;
/** "Was anything fixed in 2.6?" */
const ASKS_WHETHER = /^\W*(?:is|are|was|were|did|does|has|have|had)\b[^?]*\b(?:any|anything|something)\b/i;
/** Most releases whose days are told before their items. */
const MAX_DATED = 3;
/** How one item of a kind is counted. */
const NOUNS: Readonly<Record<ItemKind, string>> = {
  new: 'new feature',
  improved: 'improvement',
  changed: 'behaviour change',
  fixed: 'fix',
  deprecated: 'deprecation',
  removed: 'removal',
  security: 'security item',
};

/** Whether there are such versions. */
export function existence({ versions }: VersionQuestion): string[] {
  return versions.map(({ release, isExact }) =>
    isExact
      ? `${TEMPLATES.yes} ${TEMPLATES.exists} ${datedRelease(release)}`
      : `${TEMPLATES.no} ${TEMPLATES.noSuchVersion} ${datedRelease(release)}`,
  );
}

/** Whether versions are the newest. */
export function currency({ versions }: VersionQuestion, facts: ReleaseFacts): string[] {
  return versions.flatMap(({ release, isExact }) => {
    const latest = newest(facts).filter(({ platform }) => platform === release.platform);
    const isNewest = isExact && latest.includes(release);
    return [`${isNewest ? TEMPLATES.yes : TEMPLATES.no} ${TEMPLATES.newest}`, ...listDated(latest)];
  });
}

/** The versions that are supported: the newest. */
export function support(_: VersionQuestion, facts: ReleaseFacts): string[] {
  return [TEMPLATES.supported, ...listDated(newest(facts))];
}

/** What else the release brought that brought a thing, on the platform that had it first. */
export function companions(question: VersionQuestion, facts: ReleaseFacts): string[] {
  const meant = releasesMeant({ ...question, intent: 'arrival', kinds: ['new'] }, facts);
  const scope = meant.toSorted((a, b) => a.date.localeCompare(b.date)).slice(0, 1);
  return changes({ ...question, text: '', kinds: [], features: [], scope }, facts);
}

/** Which releases there are, the newest where there are more than are listed. */
export function releases(question: VersionQuestion, facts: ReleaseFacts): string[] {
  const { isCount, text, kinds, platform, scope } = question;
  const found = scope ?? facts.releases.filter((release) => isOn(release, platform));
  const amount = amountIn(text, kinds);
  if (found.length === 0) return amount === undefined ? noRelease(question, facts) : [TEMPLATES.noneLikeThat];
  const lead = amount === undefined ? leadOf(found, facts) : TEMPLATES[amount];
  const [only, second] = found;
  const isOnlyDate = /\b(?:when|dates?|day|old)\b/i.test(text);
  if (only !== undefined && second === undefined && !isOnlyDate && !isCount)
    return changesIn(found, ofKinds(only.items, kinds), question, facts, `${lead} `);
  if (scope === undefined && kinds.length > 0) return changes(question, facts);
  const ordered = found.toSorted((a, b) => a.date.localeCompare(b.date) || compareReleases(a, b));
  if (ordered.length <= MAX_LISTED) return [isCount ? `${countedReleases(found)}:` : lead, ...listDated(ordered)];
  const links = explorerLinks(found, { platforms: platform === undefined ? [] : [platform] }, facts, (only) => {
    return `${TEMPLATES.all} ${countedReleases(found.filter((release) => isOn(release, only)))}`;
  });
  return [
    `${countedReleases(found)}. ${TEMPLATES.theNewest} ${MAX_LISTED}:`,
    ...listDated(ordered.slice(-MAX_LISTED).toReversed()),
    ...links,
  ];
}

/** "12 Web releases", "14 releases" of both platforms. */
function countedReleases(found: readonly Release[]): string {
  const [platform, other] = new Set(found.map((release) => release.platform));
  const name = platform === undefined || other !== undefined ? '' : `${PLATFORM_NAMES[platform]} `;
  return counted(found.length, `${name}release`);
}

/** What releases changed: on the subject asked for where they have one, else all. */
export function changes(question: VersionQuestion, facts: ReleaseFacts): string[] {
  const { scope, platform, features, kinds, text } = question;
  const found = scope ?? facts.releases.filter((release) => isOn(release, platform)).toSorted(compareReleases);
  if (found.length === 0) return noRelease(question, facts);
  const all = ofKinds(
    found.flatMap(({ items }) => items),
    kinds,
  );
  const onSubject = itemsAbout(question, all, facts) ?? all;
  // Words that are no subject of these releases may be mere talk.
  const isLimited = onSubject.length > 0 || features.length > 0 || NAMES_SUBJECT.test(text);
  const chosen = isLimited ? onSubject : all;
  const isThere = ASKS_WHETHER.test(text) ? [chosen.length > 0 ? TEMPLATES.yes : TEMPLATES.no] : [];
  return [...isThere, ...changesIn(found, chosen, question, facts)];
}

/** "80 changes in 14 releases, 12 need action. The newest 8 of these 12:", these, and the explorer with all 80. */
function changesIn(
  found: readonly Release[],
  items: readonly ReleaseItem[],
  { kinds }: VersionQuestion,
  facts: ReleaseFacts,
  lead = '',
): string[] {
  const [only, second] = found;
  const isOne = second === undefined;
  const ends = [...new Set([only, found.at(-1)])].flatMap((release) => release ?? []);
  if (items.length === 0)
    return [`${TEMPLATES.nothingOfKind} ${ends.map(isOne ? datedRelease : citeRelease).join(' – ')}`];
  const isAll = items.length === found.reduce((sum, release) => sum + release.items.length, 0);
  const held = found.filter((release) => isAll || release.items.some((item) => items.includes(item)));
  const noun = kinds.length === 1 ? kinds.map((kind) => NOUNS[kind]).join() : 'change';
  const count = counted(items.length, noun);
  const urgent = noun === 'change' ? items.filter(({ kind }) => needsAction(kind)).length : 0;
  const action = urgent === 0 ? '' : `, ${urgent} ${urgent === 1 ? TEMPLATES.needsAction : TEMPLATES.needAction}`;
  const where = isOne ? `${ends.map(datedRelease).join()}: ${count}` : `${count} in ${counted(held.length, 'release')}`;
  const dates = !isOne && held.length <= MAX_DATED ? [held.map(datedRelease).join(' · ')] : [];
  // The explorer knows kinds, but not the subject asked for.
  const isWhole = items.length === found.flatMap((release) => ofKinds(release.items, kinds)).length;
  const nameOf = (only: Platform | undefined) => {
    const name = only === undefined ? '' : `${PLATFORM_NAMES[only]} `;
    if (!isWhole) return `${TEMPLATES.all} ${name}${TEMPLATES.changesOfThese}`;
    return `${TEMPLATES.all} ${counted(items.filter((item) => isOn(item, only)).length, name + noun)}`;
  };
  const shown = found.filter(({ platform }) => items.some((item) => isOn(item, platform)));
  const links = items.length > MAX_LISTED ? explorerLinks(shown, { kinds }, facts, nameOf) : [];
  const [head, listed] = [`${lead}${where}${action}.`, sayListed(items.length, urgent, isOne)];
  return [
    ...(dates.length === 0 ? [head + listed] : [head, ...dates, listed.trim()]).filter((line) => line !== ''),
    ...listItems(items, isOne),
    ...links,
  ];
}

/** Nothing lies there: before the oldest, after the newest, or at another time. */
function noRelease({ versions: [version], platform }: VersionQuestion, facts: ReleaseFacts): string[] {
  const on = version?.release.platform ?? platform;
  if (version === undefined || on === undefined)
    return [TEMPLATES.noRelease, TEMPLATES.newest, ...listDated(newest(facts))];
  const isNewest = newestRelease(facts.releases, on) === version.release;
  return [`${isNewest ? TEMPLATES.noneAfter : TEMPLATES.noneBefore} ${datedRelease(version.release)}`];
}

function leadOf(found: readonly Release[], facts: ReleaseFacts): string {
  if (found.every((release) => newest(facts).includes(release))) return TEMPLATES.newest;
  const isOldest = (release: Release) =>
    facts.releases.every((other) => other.platform !== release.platform || compareReleases(release, other) <= 0);
  return found.every(isOldest) ? TEMPLATES.oldest : TEMPLATES.releases;
}

function newest({ releases: all }: ReleaseFacts): Release[] {
  return PLATFORMS.flatMap((platform) => newestRelease(all, platform) ?? []);
}

function ofKinds(items: readonly ReleaseItem[], kinds: VersionQuestion['kinds']): readonly ReleaseItem[] {
  return items.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind));
}
