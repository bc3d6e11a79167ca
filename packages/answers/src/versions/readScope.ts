import {
  compare,
  compareReleases,
  newestRelease,
  PLATFORMS,
  type Platform,
  type Release,
  since,
} from '@feedback-docs/releases';
import { isOn } from './printRelease.ts';
import type { ReleaseFacts } from './ReleaseFacts.ts';
import { type Period, readPeriod, wordNumber } from './readPeriod.ts';
import type { NamedVersion } from './readVersions.ts';

interface Named {
  readonly versions: readonly NamedVersion[];
  readonly platform: Platform | undefined;
}

const THING = '(?:versions?|releases?|updates?|builds?|apps?)';
const KIND_OF = '(?:(?:web|mobile|app|product|available|released|stable|public|ever)\\s+){0,2}';
const BETWEEN =
  /\b(?:between|vs\.?|versus|differen\w*|compar\w*|upgrad\w*|updat\w*|mov\w*)\b|\d\s*(?:\.{2,3}|…|→|->)\s*v?\d/i;
/** What stands between versions that are only listed. */
const LISTING =
  /^[\d._v]+\s*(?:,|and|or|&|plus)*\s*(?:(?:and|or|in|with|for|of|what|about|web|mobile|app|version|release|also)\s*)*$/i;
const AFTER =
  /\b(?:since|after|follow(?:s|ed|ing)?|newer\b[^?]*\bthan|later than|higher than|above|beyond|miss(?:ed|ing)?(?: since)?|behind|(?:still|stuck|running|currently|are|am|i'm|we're) on|upgrad\w* from|updat\w* from|coming from|succe\w+)\b/i;
const BEFORE =
  /\b(?:before|prior to|preced\w*|older\b[^?]*\bthan|earlier than|lower than|below|previous to|predecessor\w*)\b/i;
/** From a version to the newest one. */
const TO_NOW = /\b(?:and|to|until|till|with|vs)\s+(?:the\s+)?(?:newest|latest|current|most recent|now|today)\b/i;
const UP_TO = /\b(?:until|till|up to|through)\s+(?:and including\s+)?(?:\p{L}+\s)?v?\d/iu;
const FROM_ON =
  /\b(?:from|starting with|as of|beginning with)\b[^?]*\bon(?:wards?)?\b|\b(?:and (?:newer|later|up|above))\b|\b(?:starting with|as of)\b/i;
const ONE =
  /\b(?:version|release|update|one|next|right|directly|immediately|straight|predecessor|successor|preced(?:es|ed)|follow(?:s|ed))\b/i;
const MANY = /\b(?:versions|releases|updates|everything|all|changes?d?|miss\w*|new|fix\w*)\b/i;
/** "What did the release before 1.74 change?" */
const NEIGHBOUR =
  /\b(?:the|which|what) (?:\p{L}+ )?(?:version|release|update|one) (?:\p{L}+ )?(?:before|after|prior to|following|preceding)\b/iu;
const COUNT = '(\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|few|couple of)';
const LAST_SOME = new RegExp(
  `\\b(?:(?:last|latest|newest|most recent|past|previous)\\s+${COUNT}|${COUNT}\\s+(?:last|latest|newest|most recent))\\s+${KIND_OF}${THING}\\b`,
  'i',
);
const SECOND_NEWEST = new RegExp(
  `\\b(?:second[- ](?:newest|latest|last|to last)|last but one|penultimate|previous|preceding|next[- ]to[- ]last|before (?:the )?(?:last|latest|newest|current))\\b[^?]*\\b(?:${THING}|one)\\b`,
  'i',
);
const NEWEST = new RegExp(
  `\\b(?:newest|latest|most recent|current|last|up[- ]to[- ]date)\\s+${KIND_OF}${THING}\\b|\\b(?:newest|latest|most recent|current) one\\b|\\b(?:last|most recently)\\s+(?:updated|released|published)\\b|\\b${THING}\\s+(?:is|are)\\s+(?:the\\s+)?(?:newest|latest|current|live|out(?: now)?|most recent)\\b|\\b(?:which|what)\\s+${KIND_OF}${THING}\\s+(?:numbers?\\s+)?(?:are (?:we|you)|am i|do (?:we|i|you) have|is (?:it|this|live|out))\\b|\\b(?:version|release)\\b[^?.]*\\b(?:at the moment|right now|currently|at present|today)\\b`,
  'i',
);
const OLDEST = new RegExp(
  `\\b(?:oldest|earliest|very first|first)\\s+${KIND_OF}${THING}\\b(?! (?:with|to|that|which|where|when|whose|having|including|supporting|in which|for which)\\b)|\\boldest one\\b|\\b${THING} (?:is|was) (?:the )?(?:oldest|earliest)\\b|\\bhow far back\\b[^?]*\\b(?:notes|releases|versions|history)\\b`,
  'i',
);
const LAST_OF = new RegExp(`\\b(?:last|latest|final|newest) (?:${KIND_OF})${THING} (?:of|in|from|before)\\b`, 'i');
const FIRST_OF = new RegExp(`\\b(?:first|earliest|oldest) (?:${KIND_OF})${THING} (?:of|in|from|after|since)\\b`, 'i');
const WHATS_NEW =
  /^\W*(?:so |hi,? |ok,? )*what(?:'?s|’s| is)? (?:is )?(?:new|changed recently|the latest|the news)(?: (?:recently|lately|now|these days|on (?:the )?(?:web|mobile)|(?:in|for) (?:the )?(?:app|mobile app|mobile|web|product)))?\W*$/i;
const TEN = /\b(?:v?([12])\.(\d)(?:x|\*)|v?([12])\.x)/i;
/** "versions of my form", "Chrome versions": numbers that these docs do not count. */
const OF_OTHERS =
  /\bversions? of (?!(?:the|your) (?:\p{L}+ )?(?:app|product|software|web|mobile|tool|site|service|platform)|mobile|web|\d{4}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:last|this) (?:year|month|week))|\b(?:draft|text|translation|browser|chrome|firefox|safari|edge|test|template|answers?|responses?|published|their|its|my|api|os|android|ios)(?:'s)? versions?\b/iu;

/** "Which app version is on our tablets?" */
const ON_DEVICES =
  /\b(?:versions?|releases?|updates?)\b[^?]*\b(?:on|have|has|run|runs|running|use|uses) (?:our|my|their|each|every|all|the|these) (?:\p{L}+ )?(?:tablets?|devices?|phones?|machines?)\b|\b(?:our|my|their|these) (?:tablets?|devices?|phones?)\b[^?]*\b(?:have|has|run|runs|running|on|use|need)\b[^?]*\b(?:versions?|releases?|updates?|app)\b/iu;

/** Whether the "versions" of a question are those of something else, such as a form. */
export function isOfOthers(question: string): boolean {
  return OF_OTHERS.test(question) || ON_DEVICES.test(question);
}

/**
 * The releases that a question limits itself to, oldest first: those it names, those between, since or before them, the
 * newest ones, those of a time. "Since" and "between" leave out the version they start from, as on the compare page.
 */
export function readScope(question: string, facts: ReleaseFacts, { versions, platform }: Named): Release[] | undefined {
  const period = readPeriod(question, facts.releases);
  const ofTime = period === undefined ? undefined : byTime(question, facts, platform, period);
  const isEnd = LAST_OF.test(question) || FIRST_OF.test(question) || isOnDay(question, period);
  const found =
    byVersion(question, facts, versions) ??
    (isEnd ? ofTime : undefined) ??
    byOrder(question, facts, platform) ??
    ofTime;
  return found?.toSorted((a, b) => a.date.localeCompare(b.date) || compareReleases(a, b));
}

function byVersion(
  question: string,
  { releases }: ReleaseFacts,
  versions: readonly NamedVersion[],
): Release[] | undefined {
  const [first, second] = versions;
  if (first === undefined) return undefined;
  const { release } = first;
  if (second !== undefined) {
    const isRange = BETWEEN.test(question) || !LISTING.test(question.slice(first.at, second.at));
    if (!isRange || release.platform !== second.release.platform) return versions.map((each) => each.release);
    return [...compare(releases, release, second.release).releases];
  }
  const same = releases.filter(({ platform }) => platform === release.platform).toSorted(compareReleases);
  const at = same.indexOf(release);
  if (TO_NOW.test(question)) return [...since(releases, release).releases];
  const isOne = NEIGHBOUR.test(question) || (ONE.test(question) && !MANY.test(question));
  if (UP_TO.test(question)) return same.slice(0, at + 1);
  if (FROM_ON.test(question)) return same.slice(at);
  if (isBefore(question, first)) return isOne ? same.slice(Math.max(at - 1, 0), at) : same.slice(0, at);
  if (AFTER.test(question) || /\bnext\b/i.test(question)) {
    return isOne || /\bnext\b/i.test(question) ? same.slice(at + 1, at + 2) : [...since(releases, release).releases];
  }
  return [release];
}

/** "Since 2.6 ... not before" asks for what came after the version. */
function isBefore(question: string, { at }: NamedVersion): boolean {
  return BEFORE.test(question) && !(AFTER.test(question.slice(0, at)) && !BEFORE.test(question.slice(0, at)));
}

function byOrder(question: string, { releases }: ReleaseFacts, platform: Platform | undefined): Release[] | undefined {
  const ten = TEN.exec(question);
  if (ten !== null) {
    const beginning = `${ten[1] ?? ten[3]}.${ten[2] ?? ''}`;
    return releases.filter(
      ({ version }) => version.startsWith(beginning) && (ten[2] === undefined || version.length > 3),
    );
  }
  if (isOfOthers(question)) return undefined;
  const each = (choose: (ordered: readonly Release[]) => readonly Release[]) =>
    (platform === undefined ? PLATFORMS : [platform]).flatMap((one) =>
      choose(releases.filter((release) => release.platform === one).toSorted(compareReleases)),
    );
  const some = LAST_SOME.exec(question);
  if (some !== null) {
    const number = some[1] ?? some[2] ?? '';
    const count = number === 'couple of' ? 2 : wordNumber(number);
    if (platform !== undefined) return each((ordered) => ordered.slice(-count));
    // The app comes out once a year: its releases of the same time belong to "the last three releases" too.
    const ofWeb = releases.filter((release) => release.platform === 'web').toSorted(compareReleases);
    const start = ofWeb.at(-count)?.date ?? '';
    return releases.filter(({ date }) => date >= start);
  }
  if (SECOND_NEWEST.test(question)) return each((ordered) => ordered.slice(-2, -1));
  if (NEWEST.test(question) || WHATS_NEW.test(question)) {
    return (platform === undefined ? PLATFORMS : [platform]).flatMap((one) => newestRelease(releases, one) ?? []);
  }
  return OLDEST.test(question) ? each((ordered) => ordered.slice(0, 1)) : undefined;
}

const CURRENT = /\b(?:current|newest|latest|most recent|live|running|in use|valid|up[- ]to[- ]date)\b/i;

/** "The current version on 1 June 2024" */
function isOnDay(question: string, period: Period | undefined): boolean {
  return period !== undefined && period.from === period.to && CURRENT.test(question);
}

/** The releases of a time, "the last web release of 2023" only, or the newest of each platform on a day. */
function byTime(
  question: string,
  { releases }: ReleaseFacts,
  platform: Platform | undefined,
  period: Period,
): readonly Release[] {
  if (isOnDay(question, period)) {
    const until = releases.filter(({ date }) => date <= period.to);
    return (platform === undefined ? PLATFORMS : [platform]).flatMap((one) => newestRelease(until, one) ?? []);
  }
  const found = releases
    .filter((release) => release.date >= period.from && release.date <= period.to && isOn(release, platform))
    .toSorted((a, b) => a.date.localeCompare(b.date));
  if (LAST_OF.test(question)) return found.slice(-1);
  return FIRST_OF.test(question) ? found.slice(0, 1) : found;
}
