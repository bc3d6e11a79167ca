import {
  compareReleases,
  type FeatureData,
  historyOf,
  PLATFORMS,
  type Platform,
  type Release,
} from '@feedback-docs/releases';
import { cite } from '../quoting/cite.ts';
import { FRAMES } from '../quoting/frames.ts';
import { datedRelease } from './printRelease.ts';
import { type ReleaseFacts, releaseNamed } from './ReleaseFacts.ts';
import { platformsNamed } from './readVersions.ts';
import type { VersionQuestion } from './VersionQuestion.ts';
import { VERSION_FRAMES } from './versionFrames.ts';

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
  if (first === undefined || second === undefined || /\b(?:which|what|or)\b/i.test(question.text))
    return [VERSION_FRAMES.inOrder, list];
  const asksAfter = /\b(?:after|later|newer)\b/i.test(question.text);
  const isSo = asksAfter ? earlierFirst(first, second) > 0 : earlierFirst(first, second) < 0;
  return [`${isSo ? FRAMES.yes : FRAMES.no} ${VERSION_FRAMES.inOrder}`, list];
}

/** In the order of the question. */
function orderedMoments(question: VersionQuestion, facts: ReleaseFacts): Moment[] {
  const [feature, second] = question.features;
  if (question.versions.length >= 2) return versionMoments(question);
  if (feature === undefined || second !== undefined) return arrivalsOf(question.features, question.platform, facts);
  return [...new Set([...platformsNamed(question.text), ...PLATFORMS])].map((each) => arrivalOn(feature, each, facts));
}

function duration(question: VersionQuestion, facts: ReleaseFacts): string[] {
  const moments = momentsOf(question, facts).toSorted(earlierFirst);
  const [from, to] = [moments[0]?.release, moments.at(-1)?.release];
  if (from === undefined || to === undefined || from === to) return [];
  return [
    moments.map(printed).join('\n'),
    `${VERSION_FRAMES.days} ${daysBetween(from.date, to.date)}`,
    `${VERSION_FRAMES.months} ${monthsBetween(from.date, to.date)}`,
  ];
}

function momentsOf(question: VersionQuestion, facts: ReleaseFacts): Moment[] {
  const { versions, features, kinds, platform } = question;
  if (versions.length >= 2) return versionMoments(question);
  const [feature] = features;
  if (feature === undefined) return [];
  if (kinds.includes('removed') || kinds.includes('deprecated')) {
    const wanted =
      kinds.includes('removed') && !kinds.includes('deprecated') && /\bintroduc|arriv|launch/i.test(question.text)
        ? ['new', 'removed']
        : ['deprecated', 'removed'];
    const events = historyOf(facts, facts.releases, feature.id)?.events ?? [];
    return events
      .filter(({ kind }) => wanted.includes(kind))
      .map(({ item }) => ({
        name: cite({
          title: item.title,
          url: `${releaseNamed(facts, item.platform, item.version)?.path ?? feature.path}#${item.anchor}`,
        }),
        release: releaseNamed(facts, item.platform, item.version),
      }));
  }
  if (features.length >= 2) return arrivalsOf(features, platform, facts);
  return PLATFORMS.map((each) => arrivalOn(feature, each, facts));
}

function versionMoments({ versions }: VersionQuestion): Moment[] {
  return versions.map(({ release }) => ({ name: '', release }));
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
  const when = release === undefined ? FRAMES.initial : datedRelease(release);
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

function monthsBetween(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number);
  return (toYear - fromYear) * 12 + toMonth - fromMonth - (toDay < fromDay ? 1 : 0);
}
