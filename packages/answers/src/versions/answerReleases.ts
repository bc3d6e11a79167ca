import {
  compareReleases,
  type ItemKind,
  needsAction,
  PLATFORM_NAMES,
  type Platform,
  type Release,
  type ReleaseItem,
} from '@feedback-docs/releases';
import { TEMPLATES } from '../quoting/templates.ts';
import { releasesMeant } from './completeFollowUp.ts';
import { itemsAbout } from './itemsAbout.ts';
import {
  citeRelease,
  counted,
  datedRelease,
  explorerLinks,
  isOn,
  list,
  listItems,
  MAX_LISTED,
  newestReleases,
  sayListed,
  yesOrNo,
} from './printRelease.ts';
import type { ReleaseFacts } from './ReleaseFacts.ts';
import { amountIn, ofKinds } from './releasesByAmount.ts';
import type { VersionQuestion } from './VersionQuestion.ts';

/** "Was anything fixed in 2.6?" */
const ASKS_WHETHER = /^\W*(?:is|are|was|were|did|does|has|have|had)\b[^?]*\b(?:any|anything|something)\b/i;
/** Asks for the day of a release, not for what it changed. */
const ASKS_DAY = /\b(?:when|dates?|day|old)\b/i;
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
  return versions.map(({ release, isExact }) => {
    return `${yesOrNo(isExact)} ${isExact ? TEMPLATES.exists : TEMPLATES.noSuchVersion} ${datedRelease(release)}`;
  });
}

/** Whether versions are the newest. */
export function currency({ versions }: VersionQuestion, { releases: all }: ReleaseFacts): string[] {
  return versions.flatMap(({ release, isExact }) => {
    const newest = newestReleases(all, release.platform);
    return [`${yesOrNo(isExact && newest.includes(release))} ${TEMPLATES.newest}`, ...listDated(newest)];
  });
}

/** The versions that are supported: the newest. */
export function support(_: VersionQuestion, { releases: all }: ReleaseFacts): string[] {
  return [TEMPLATES.supported, ...listDated(newestReleases(all))];
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
  const amount = amountIn(question);
  const [only, second] = found;
  if (only === undefined) return amount === undefined ? noRelease(question, facts) : [TEMPLATES.noneLikeThat];
  const lead = amount === undefined ? leadOf(found, facts) : TEMPLATES[amount];
  if (second === undefined && !ASKS_DAY.test(text) && !isCount)
    return changesIn(found, ofKinds(only.items, kinds), question, facts, `${lead} `);
  if (scope === undefined && kinds.length > 0) return changes(question, facts);
  const ordered = found.toSorted((a, b) => a.date.localeCompare(b.date) || compareReleases(a, b));
  const all = found.every((release) => release.platform === only.platform) ? only.platform : undefined;
  const count = counted(found.length, 'release', all);
  if (ordered.length <= MAX_LISTED) return [isCount ? `${count}:` : lead, ...listDated(ordered)];
  const nameOf = (each = all) =>
    `${TEMPLATES.all} ${counted(found.filter((release) => isOn(release, each)).length, 'release', each)}`;
  return [
    `${count}. ${TEMPLATES.theNewest} ${MAX_LISTED}:`,
    ...listDated(ordered.slice(-MAX_LISTED).toReversed()),
    ...explorerLinks(found, [], facts, nameOf),
  ];
}

/** What releases changed: on the subject asked for where they have one, else all. */
export function changes(question: VersionQuestion, facts: ReleaseFacts): string[] {
  const { scope, platform, features, kinds, text } = question;
  const found = scope ?? facts.releases.filter((release) => isOn(release, platform)).toSorted(compareReleases);
  if (found.length === 0) return noRelease(question, facts);
  const all = found.flatMap(({ items }) => ofKinds(items, kinds));
  const onSubject = itemsAbout(question, all, facts) ?? all;
  // Words that are no subject of these releases may be mere talk.
  const chosen = onSubject.length > 0 || features.length > 0 ? onSubject : all;
  const isThere = ASKS_WHETHER.test(text) ? [yesOrNo(chosen.length > 0)] : [];
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
  const isOne = found.length === 1;
  if (items.length === 0) {
    const ends = [...new Set([found[0], found.at(-1)])].flatMap((release) => release ?? []);
    return [`${TEMPLATES.nothingOfKind} ${ends.map(isOne ? datedRelease : citeRelease).join(' – ')}`];
  }
  const isAll = items.length === found.flatMap((release) => release.items).length;
  const held = found.filter((release) => isAll || release.items.some((item) => items.includes(item)));
  const [kind, other] = kinds;
  const noun = kind === undefined || other !== undefined ? 'change' : NOUNS[kind];
  const count = counted(items.length, noun);
  const urgent = noun === 'change' ? items.filter(({ kind }) => needsAction(kind)).length : 0;
  const action = urgent === 0 ? '' : `, ${urgent} ${urgent === 1 ? TEMPLATES.needsAction : TEMPLATES.needAction}`;
  const where = isOne ? `${held.map(datedRelease)}: ${count}` : `${count} in ${counted(held.length, 'release')}`;
  const dates = !isOne && held.length <= MAX_DATED ? [held.map(datedRelease).join(' · ')] : [];
  // The explorer knows kinds, but not the subject asked for.
  const isWhole = items.length === found.flatMap((release) => ofKinds(release.items, kinds)).length;
  const nameOf = (only: Platform | undefined) => {
    const told = counted(items.filter((item) => isOn(item, only)).length, noun, only);
    return `${TEMPLATES.all} ${isWhole ? told : `${only === undefined ? '' : `${PLATFORM_NAMES[only]} `}${TEMPLATES.changesOfThese}`}`;
  };
  const shown = found.filter(({ platform }) => items.some((item) => isOn(item, platform)));
  const head = `${lead}${where}${action}.`;
  const listed = sayListed(items.length, urgent, isOne);
  return [
    ...(dates.length === 0 ? [head + listed] : [head, ...dates, listed.trim()]).filter((line) => line !== ''),
    ...listItems(items, isOne),
    ...(items.length > MAX_LISTED ? explorerLinks(shown, kinds, facts, nameOf) : []),
  ];
}

/** Nothing lies there: before the oldest, after the newest, or at another time. */
function noRelease({ versions: [version], platform }: VersionQuestion, { releases: all }: ReleaseFacts): string[] {
  if (version === undefined)
    return [TEMPLATES.noRelease, TEMPLATES.newest, ...listDated(newestReleases(all, platform))];
  const isNewest = newestReleases(all).includes(version.release);
  return [`${isNewest ? TEMPLATES.noneAfter : TEMPLATES.noneBefore} ${datedRelease(version.release)}`];
}

function leadOf(found: readonly Release[], { releases: all }: ReleaseFacts): string {
  if (found.every((release) => newestReleases(all).includes(release))) return TEMPLATES.newest;
  const isOldest = (release: Release) =>
    all.every((other) => other.platform !== release.platform || compareReleases(release, other) <= 0);
  return found.every(isOldest) ? TEMPLATES.oldest : TEMPLATES.releases;
}

function listDated(found: readonly Release[]): string[] {
  return list(found.map(datedRelease));
}
