import {
  compareReleases,
  type FeatureData,
  itemPath,
  PLATFORMS,
  type Platform,
  type Release,
} from '@feedback-docs/releases';
import { cite } from '../quoting/cite.ts';
import { TEMPLATES } from '../quoting/templates.ts';
import { eventsOf, nameLink } from './answerThings.ts';
import { SAME } from './decideIntent.ts';
import { counted, datedRelease, list, yesOrNo } from './printRelease.ts';
import { ENDINGS, type ReleaseFacts, releaseNamed } from './ReleaseFacts.ts';
import { platformsNamed } from './readVersions.ts';
import type { Dated, VersionQuestion } from './VersionQuestion.ts';

/** Something with the release that brought it; without one it is older than all releases. */
interface Moment {
  readonly name: string;
  readonly release: Release | undefined;
}

const MILLISECONDS_A_DAY = 86_400_000;

/** Several things in order of time, the time between the first and the last, and yes or no where that is asked. */
export function order(question: VersionQuestion, facts: ReleaseFacts): string[] {
  const { text } = question;
  const asked = momentsOf(question, facts);
  const ordered = asked.toSorted(earlierFirst);
  const [first, second] = asked;
  const isSame = SAME.test(text);
  const isOpen = first === undefined || second === undefined || (!isSame && /\b(?:which|what|or|how)\b/i.test(text));
  const difference = first === undefined || second === undefined ? 0 : earlierFirst(first, second);
  const isAfter = /\b(?:after|later|newer)\b/i.test(text);
  const isSo = isSame ? first?.release === second?.release : isAfter ? difference > 0 : difference < 0;
  const [from, to] = [ordered[0]?.release, ordered.at(-1)?.release];
  return [
    isOpen ? TEMPLATES.inOrder : `${yesOrNo(isSo)} ${TEMPLATES.inOrder}`,
    ...list(ordered.map(printed)),
    ...(from === undefined || to === undefined || from === to
      ? []
      : [`${TEMPLATES.between} ${timeBetween(from.date, to.date)}`]),
  ];
}

/** In the order of the question: versions, the ends of a thing, things, or one thing on each platform. */
function momentsOf(question: VersionQuestion, facts: ReleaseFacts): Moment[] {
  const { versions, features, kinds, platform, compared, text, likely } = question;
  if (versions.length >= 2) return versions.map(({ release }) => ({ name: '', release }));
  const ends = features.flatMap((each) => eventsOf(each, facts)).filter(({ kind }) => ENDINGS.has(kind));
  if (ends.some(({ kind }) => kinds.includes(kind))) return ends.map((item) => momentOf({ item }, platform, facts));
  const [feature, second] = features;
  const things: readonly Dated[] = second === undefined ? compared : features.map((each) => ({ feature: each }));
  if (feature === undefined || things.length >= 2) return things.map((one) => momentOf(one, platform, facts));
  return [...new Set([...platformsNamed(text), ...PLATFORMS])].map((each) => {
    const item = likely.find((other) => other.platform === each);
    return momentOf(feature[each] !== null || item === undefined ? { feature } : { item }, each, facts);
  });
}

/** The arrival on the platform asked for, else on the first that has it. */
function momentOf(one: Dated, platform: Platform | undefined, facts: ReleaseFacts): Moment {
  if ('release' in one) return { name: '', release: one.release };
  if ('item' in one) {
    const { item } = one;
    return {
      name: cite({ title: item.title, url: itemPath(item) }),
      release: releaseNamed(facts, item.platform, item.version),
    };
  }
  const { feature }: { feature: FeatureData } = one;
  const on = platform ?? PLATFORMS.find((each) => feature[each] !== null) ?? 'web';
  return { name: nameLink(feature), release: releaseNamed(facts, on, feature[on] ?? '') };
}

function printed({ name, release }: Moment): string {
  const when = release === undefined ? TEMPLATES.initial : datedRelease(release);
  return name === '' ? when : `${name}: ${when}`;
}

function earlierFirst(a: Moment, b: Moment): number {
  if (a.release === undefined || b.release === undefined)
    return Number(a.release !== undefined) - Number(b.release !== undefined);
  return a.release.date.localeCompare(b.release.date) || compareReleases(a.release, b.release);
}

/** In days, and from a month on in full months and days: "301 days (9 months, 28 days)". */
function timeBetween(from: string, to: string): string {
  const days = (start: string) => Math.round((Date.parse(to) - Date.parse(start)) / MILLISECONDS_A_DAY);
  let months = 0;
  while (monthsAfter(from, months + 1) <= to) months++;
  const rest = days(monthsAfter(from, months));
  const parts = [counted(months, 'month'), ...(rest === 0 ? [] : [counted(rest, 'day')])];
  return counted(days(from), 'day') + (months === 0 ? '' : ` (${parts.join(', ')})`);
}

/** The same day a number of months later, or the last day of a shorter month. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}
