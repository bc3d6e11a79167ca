import {
  compareReleases,
  type FeatureData,
  historyOf,
  itemPath,
  PLATFORMS,
  type Platform,
  type Release,
} from '@feedback-docs/releases';
import { cite } from '../quoting/cite.ts';
import { TEMPLATES } from '../quoting/templates.ts';
import { counted, datedRelease } from './printRelease.ts';
import { type ReleaseFacts, releaseNamed } from './ReleaseFacts.ts';
import { SAME } from './readIntent.ts';
import { platformsNamed } from './readVersions.ts';
import type { VersionQuestion } from './VersionQuestion.ts';

/** Something with the release that brought it; without one it is older than all releases. */
interface Moment {
  readonly name: string;
  readonly release: Release | undefined;
}

const MILLISECONDS_A_DAY = 86_400_000;

/** Answers which of several came first and how much time lies between; undefined for other questions. */
export function answerTimes(question: VersionQuestion, facts: ReleaseFacts): string[] | undefined {
  if (question.intent === 'order') return order(question, facts);
  return question.intent === 'duration' ? duration(question, facts) : undefined;
}

function order(question: VersionQuestion, facts: ReleaseFacts): string[] {
  const asked = orderedMoments(question, facts);
  const ordered = asked.toSorted(earlierFirst);
  const [first, second] = asked;
  const list = ordered.map(printed).join('\n');
  if (first !== undefined && second !== undefined && SAME.test(question.text))
    return [`${first.release === second.release ? TEMPLATES.yes : TEMPLATES.no} ${TEMPLATES.inOrder}`, list];
  if (first === undefined || second === undefined || /\b(?:which|what|or)\b/i.test(question.text))
    return [TEMPLATES.inOrder, list];
  const asksAfter = /\b(?:after|later|newer)\b/i.test(question.text);
  const isSo = asksAfter ? earlierFirst(first, second) > 0 : earlierFirst(first, second) < 0;
  return [`${isSo ? TEMPLATES.yes : TEMPLATES.no} ${TEMPLATES.inOrder}`, list];
}

/** In the order of the question. */
function orderedMoments(question: VersionQuestion, facts: ReleaseFacts): Moment[] {
  const { features, compared } = question;
  const [feature, second] = features;
  if (question.versions.length >= 2) return versionMoments(question);
  if (second === undefined && compared.length >= 2) return comparedMoments(question, facts);
  if (feature === undefined || second !== undefined) return arrivalsOf(features, question.platform, facts);
  return [...new Set([...platformsNamed(question.text), ...PLATFORMS])].flatMap((each) => {
    const item = question.likely.find(({ platform }) => platform === each);
    if (feature[each] !== null || item === undefined) return arrivalOn(feature, each, facts);
    return comparedMoments({ compared: [{ item }], platform: undefined }, facts);
  });
}

function duration(question: VersionQuestion, facts: ReleaseFacts): string[] {
  const moments = momentsOf(question, facts).toSorted(earlierFirst);
  const [from, to] = [moments[0]?.release, moments.at(-1)?.release];
  if (from === undefined || to === undefined || from === to) return [];
  return [moments.map(printed).join('\n'), `${TEMPLATES.between} ${timeBetween(from.date, to.date)}`];
}

/** In days, and from a month on in full months and days: "301 days (9 months, 28 days)". */
function timeBetween(from: string, to: string): string {
  const days = counted(daysBetween(from, to), 'day');
  const months = monthsBetween(from, to);
  if (months === 0) return days;
  const rest = daysBetween(monthsAfter(from, months), to);
  return `${days} (${counted(months, 'month')}${rest === 0 ? '' : `, ${counted(rest, 'day')}`})`;
}

function momentsOf(question: VersionQuestion, facts: ReleaseFacts): Moment[] {
  const { versions, features, kinds, platform, compared } = question;
  if (versions.length >= 2) return versionMoments(question);
  const [feature] = features;
  const isOfCompared = features.length < 2 && compared.length >= 2;
  if (feature === undefined) return isOfCompared ? comparedMoments(question, facts) : [];
  if (kinds.includes('removed') || kinds.includes('deprecated')) {
    const wanted =
      kinds.includes('removed') && !kinds.includes('deprecated') && /\bintroduc|arriv|launch/i.test(question.text)
        ? ['new', 'removed']
        : ['deprecated', 'removed'];
    const events = historyOf(facts, facts.releases, feature.id)?.events ?? [];
    return events
      .filter(({ kind }) => wanted.includes(kind))
      .map(({ item }) => ({
        name: cite({ title: item.title, url: itemPath(item) }),
        release: releaseNamed(facts, item.platform, item.version),
      }));
  }
  if (isOfCompared) return comparedMoments(question, facts);
  if (features.length >= 2) return arrivalsOf(features, platform, facts);
  return PLATFORMS.map((each) => arrivalOn(feature, each, facts));
}

function versionMoments({ versions }: VersionQuestion): Moment[] {
  return versions.map(({ release }) => ({ name: '', release }));
}

function comparedMoments(
  { compared, platform }: Pick<VersionQuestion, 'compared' | 'platform'>,
  facts: ReleaseFacts,
): Moment[] {
  return compared.flatMap((one): Moment[] => {
    if ('release' in one) return [{ name: '', release: one.release }];
    if ('feature' in one) return arrivalsOf([one.feature], platform, facts);
    const { item } = one;
    const name = cite({ title: item.title, url: itemPath(item) });
    return [{ name, release: releaseNamed(facts, item.platform, item.version) }];
  });
}

/** Of each feature the arrival on the platform asked for, else on the first that has it. */
function arrivalsOf(features: readonly FeatureData[], platform: Platform | undefined, facts: ReleaseFacts): Moment[] {
  return features.map((feature) => {
    const on = platform ?? PLATFORMS.find((each) => feature[each] !== null) ?? 'web';
    return arrivalOn(feature, on, facts);
  });
}

function arrivalOn(feature: FeatureData, platform: Platform, facts: ReleaseFacts): Moment {
  const introduced = feature[platform];
  return {
    name: cite({ title: feature.name, url: feature.path }),
    release: introduced === null ? undefined : releaseNamed(facts, platform, introduced),
  };
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

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / MILLISECONDS_A_DAY);
}

/** The same day a number of months later, or the last day of a shorter month. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

function monthsBetween(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number);
  return (toYear - fromYear) * 12 + toMonth - fromMonth - (toDay < fromDay ? 1 : 0);
}
