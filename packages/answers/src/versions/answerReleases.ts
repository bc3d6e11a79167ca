import {
  compareReleases,
  newestRelease,
  PLATFORM_NAMES,
  PLATFORMS,
  type Release,
  type ReleaseItem,
} from '@feedback-docs/releases';
import { TEMPLATES } from '../quoting/templates.ts';
import { itemsAbout } from './itemsAbout.ts';
import { citeRelease, counted, datedRelease, isOn, listDated, listItems } from './printRelease.ts';
import type { ReleaseFacts } from './ReleaseFacts.ts';
import { asksForNumbering } from './readIntent.ts';
import { amountIn } from './releasesByAmount.ts';
import { releasesMeant } from './releasesMeant.ts';
import type { VersionQuestion } from './VersionQuestion.ts';

const SUPPORT = { title: 'How long a version is supported', url: '/docs/versions/recent-versions#support' };
const NUMBERING = {
  title: 'How versions are numbered',
  url: '/docs/versions/recent-versions#how-versions-are-numbered',
};
const NAMES_SUBJECT = /\b(?:about|regarding|concerning|related to|to do with)\b/i;
/** "Was anything fixed in 2.6?" */
const ASKS_WHETHER = /^\W*(?:is|are|was|were|did|does|has|have|had)\b[^?]*\b(?:any|anything|something)\b/i;
/** Most releases whose dates stand before their items. */
const MAX_DATED = 24;

/** The section of the docs that explains what is asked: how long versions are supported, or what their numbers say. */
export function explainedIn({ intent, text }: VersionQuestion): { title: string; url: string } | undefined {
  if (intent !== 'support') return undefined;
  return asksForNumbering(text) ? NUMBERING : SUPPORT;
}

/** Answers what is asked of releases: which they are, what they changed, whether they exist or are supported. */
export function answerReleases(question: VersionQuestion, facts: ReleaseFacts): string[] {
  switch (question.intent) {
    case 'existence':
      return question.versions.map(({ release, isExact }) =>
        isExact
          ? `${TEMPLATES.yes} ${TEMPLATES.exists} ${datedRelease(release)}`
          : `${TEMPLATES.no} ${TEMPLATES.noSuchVersion} ${datedRelease(release)}`,
      );
    case 'currency':
      return question.versions.flatMap(({ release, isExact }) => {
        const latest = newest(facts).filter(({ platform }) => platform === release.platform);
        return [
          `${isExact && latest.includes(release) ? TEMPLATES.yes : TEMPLATES.no} ${TEMPLATES.newest}`,
          ...listDated(latest),
        ];
      });
    case 'support':
      return [TEMPLATES.supported, ...listDated(newest(facts))];
    case 'companions':
      return changes({ ...question, text: '', kinds: [], features: [], scope: firstMeant(question, facts) }, facts);
    case 'releases':
      return releases(question, facts);
    default:
      return changes(question, facts);
  }
}

/** The release that brought what is asked about, on the platform that had it first. */
function firstMeant(question: VersionQuestion, facts: ReleaseFacts): Release[] {
  const meant = releasesMeant({ ...question, intent: 'arrival', kinds: ['new'] }, facts);
  return meant.toSorted((a, b) => a.date.localeCompare(b.date)).slice(0, 1);
}

function releases(question: VersionQuestion, facts: ReleaseFacts): string[] {
  const { isCount, text, kinds } = question;
  const found = question.scope ?? facts.releases.filter((release) => isOn(release, question.platform));
  const amount = amountIn(text, kinds);
  if (found.length === 0) return amount === undefined ? noRelease(question, facts) : [TEMPLATES.noneLikeThat];
  if (isCount) return [`${countedReleases(found)}:`, ...listDated(found.toSorted(compareReleases))];
  const [only] = found;
  const isOnlyDate = /\b(?:when|dates?|day|old)\b/i.test(text);
  const withItems = found.length === 1 && only !== undefined && !isOnlyDate ? itemsOf(only.items, kinds, found) : [];
  const head = amount === undefined ? headOf(found, facts) : TEMPLATES[amount];
  return [head, ...listDated(found), ...withItems];
}

/** "12 Web releases", "14 releases" of both platforms. */
function countedReleases(found: readonly Release[]): string {
  const [platform, other] = new Set(found.map((release) => release.platform));
  return counted(
    found.length,
    platform === undefined || other !== undefined ? 'release' : `${PLATFORM_NAMES[platform]} release`,
  );
}

function changes(question: VersionQuestion, facts: ReleaseFacts): string[] {
  const { scope, platform, features, kinds, isCount } = question;
  const found = scope ?? facts.releases.filter((release) => isOn(release, platform));
  if (found.length === 0) return noRelease(question, facts);
  const all = ofKinds(
    found.flatMap(({ items }) => items),
    kinds,
  );
  const onSubject = itemsAbout(question, all, facts) ?? all;
  // Words that are no subject of these releases may be mere talk.
  const isLimited = onSubject.length > 0 || features.length > 0 || NAMES_SUBJECT.test(question.text);
  const chosen = isLimited ? onSubject : all;
  const held = found.filter((release) =>
    chosen.length < all.length || kinds.length > 0 ? release.items.some((item) => chosen.includes(item)) : true,
  );
  const count = isCount ? [`${counted(chosen.length, 'item')}:`] : [];
  const opening = isCount ? count : [TEMPLATES.fromTheReleases];
  const isThere = ASKS_WHETHER.test(question.text) ? [chosen.length > 0 ? TEMPLATES.yes : TEMPLATES.no] : [];
  if (chosen.length === 0)
    return [
      ...isThere,
      ...count,
      `${TEMPLATES.nothingOfKind} ${[...new Set([found[0], found.at(-1)])].flatMap((release) => (release === undefined ? [] : citeRelease(release))).join(' – ')}`,
    ];
  return [...isThere, ...opening, ...(held.length <= MAX_DATED ? listDated(held) : []), ...listItems(chosen)];
}

/** Nothing lies there: before the oldest, after the newest, or at another time. */
function noRelease({ versions: [version], platform }: VersionQuestion, facts: ReleaseFacts): string[] {
  const on = version?.release.platform ?? platform;
  if (version === undefined || on === undefined)
    return [TEMPLATES.noRelease, headOf(newest(facts), facts), ...listDated(newest(facts))];
  const isNewest = newestRelease(facts.releases, on) === version.release;
  return [`${isNewest ? TEMPLATES.noneAfter : TEMPLATES.noneBefore} ${datedRelease(version.release)}`];
}

function headOf(found: readonly Release[], facts: ReleaseFacts): string {
  if (found.every((release) => newest(facts).includes(release))) return TEMPLATES.newest;
  const isOldest = (release: Release) =>
    facts.releases.every((other) => other.platform !== release.platform || compareReleases(release, other) <= 0);
  return found.every(isOldest) ? TEMPLATES.oldest : TEMPLATES.releases;
}

function newest({ releases: all }: ReleaseFacts): Release[] {
  return PLATFORMS.flatMap((platform) => newestRelease(all, platform) ?? []);
}

function itemsOf(items: readonly ReleaseItem[], kinds: VersionQuestion['kinds'], found: readonly Release[]): string[] {
  const chosen = ofKinds(items, kinds);
  return chosen.length > 0 ? listItems(chosen) : [`${TEMPLATES.nothingOfKind} ${found.map(citeRelease).join(', ')}`];
}

function ofKinds(items: readonly ReleaseItem[], kinds: VersionQuestion['kinds']): readonly ReleaseItem[] {
  return items.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind));
}
