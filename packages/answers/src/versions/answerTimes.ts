import {
  compareReleases,
  type FeatureData,
  itemPath,
  PLATFORMS,
  type Platform,
  type Release,
  type ReleaseItem,
} from '@feedback-docs/releases';
import { cite } from '../quoting/cite.ts';
import { TEMPLATES } from '../quoting/templates.ts';
import { eventsOf } from './answerFeature.ts';
import { SAME } from './decideIntent.ts';
import { counted, datedRelease } from './printRelease.ts';
import { type ReleaseFacts, releaseNamed } from './ReleaseFacts.ts';
import { platformsNamed } from './readVersions.ts';
import type { Dated, VersionQuestion } from './VersionQuestion.ts';

/** Something with the release that brought it; without one it is older than all releases. */
interface Moment {
  readonly name: string;
  readonly release: Release | undefined;
}

const MILLISECONDS_A_DAY = 86_400_000;

/** Which of several came first, with yes or no where that is asked. */
export function order(question: VersionQuestion, facts: ReleaseFacts): string[] {
  const { text } = question;
  const asked = question.versions.length < 2 ? orderedMoments(question, facts) : versionMoments(question);
  const list = asked.toSorted(earlierFirst).map(printed).join('\n');
  const [first, second] = asked;
  const isOpen = first === undefined || second === undefined || /\b(?:which|what|or)\b/i.test(text);
  if (isOpen && !SAME.test(text)) return [TEMPLATES.inOrder, list];
  const difference = first === undefined || second === undefined ? 0 : earlierFirst(first, second);
  const isAfter = /\b(?:after|later|newer)\b/i.test(text);
  const isSo = SAME.test(text) ? first?.release === second?.release : isAfter ? difference > 0 : difference < 0;
  return [`${isSo ? TEMPLATES.yes : TEMPLATES.no} ${TEMPLATES.inOrder}`, list];
}

/** In the order of the question. */
function orderedMoments(
  { features, compared, platform, text, likely }: VersionQuestion,
  facts: ReleaseFacts,
): Moment[] {
  const [feature, second] = features;
  if (second !== undefined || (feature === undefined && compared.length < 2))
    return features.map((each) => arrivalOf(each, platform, facts));
  if (feature === undefined || compared.length >= 2) return comparedMoments(compared, platform, facts);
  return [...new Set([...platformsNamed(text), ...PLATFORMS])].map((each) => {
    const item = likely.find((other) => other.platform === each);
    return feature[each] !== null || item === undefined ? arrivalOf(feature, each, facts) : momentOf(item, facts);
  });
}

/** How much time lies between two of them. */
export function duration(question: VersionQuestion, facts: ReleaseFacts): string[] {
  const moments = momentsOf(question, facts).toSorted(earlierFirst);
  const [from, to] = [moments[0]?.release, moments.at(-1)?.release];
  if (from === undefined || to === undefined || from === to) return [];
  return [moments.map(printed).join('\n'), `${TEMPLATES.between} ${timeBetween(from.date, to.date)}`];
}

function momentsOf(question: VersionQuestion, facts: ReleaseFacts): Moment[] {
  const { versions, features, kinds, platform, compared } = question;
  const [feature] = features;
  if (versions.length >= 2) return versionMoments(question);
  const ends = features
    .flatMap((each) => eventsOf(each, facts))
    .filter(({ kind }) => kind === 'deprecated' || kind === 'removed');
  if (ends.length > 0 && ends.some(({ kind }) => kinds.includes(kind)))
    return ends.map((item) => momentOf(item, facts));
  if (features.length >= 2) return features.map((each) => arrivalOf(each, platform, facts));
  if (compared.length >= 2 || feature === undefined) return comparedMoments(compared, platform, facts);
  return PLATFORMS.map((each) => arrivalOf(feature, each, facts));
}

function versionMoments({ versions }: VersionQuestion): Moment[] {
  return versions.map(({ release }) => ({ name: '', release }));
}

function comparedMoments(compared: readonly Dated[], platform: Platform | undefined, facts: ReleaseFacts): Moment[] {
  return compared.map((one) => {
    if ('release' in one) return { name: '', release: one.release };
    return 'feature' in one ? arrivalOf(one.feature, platform, facts) : momentOf(one.item, facts);
  });
}

/** The arrival of a feature on the platform asked for, else on the first that has it. */
function arrivalOf(feature: FeatureData, platform: Platform | undefined, facts: ReleaseFacts): Moment {
  const on = platform ?? PLATFORMS.find((each) => feature[each] !== null) ?? 'web';
  const name = cite({ title: feature.name, url: feature.path });
  return { name, release: releaseNamed(facts, on, feature[on] ?? '') };
}

function momentOf(item: ReleaseItem, facts: ReleaseFacts): Moment {
  const name = cite({ title: item.title, url: itemPath(item) });
  return { name, release: releaseNamed(facts, item.platform, item.version) };
}

function printed({ name, release }: Moment): string {
  const when = release === undefined ? TEMPLATES.initial : datedRelease(release);
  return name === '' ? `- ${when}` : `- ${name}: ${when}`;
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
