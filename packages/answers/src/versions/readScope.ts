import { compare, compareReleases, PLATFORMS, type Platform, type Release, since } from '@feedback-docs/releases';
import { isOn, newestReleases } from './printRelease.ts';
import type { ReleaseFacts } from './ReleaseFacts.ts';
import { type Period, readPeriod, wordNumber } from './readPeriod.ts';
import type { NamedVersion, Parts } from './VersionQuestion.ts';

type Named = Pick<Parts, 'versions' | 'platform' | 'kinds'>;

const THING = '(?:versions?|releases?|updates?|builds?|apps?)';
const KIND_OF = '(?:(?:web|mobile|app|product|available|released|stable|public|ever)\\s+){0,2}';
const BETWEEN =
  /\b(?:between|vs\.?|versus|differen\w*|compar\w*|upgrad\w*|updat\w*|mov\w*)\b|\d\s*(?:\.{2,3}|…|→|->)\s*v?\d/i;
/** What stands between versions that are only listed. */
const LISTING =
  /^[\d._v]+\s*(?:,|and|or|&|plus)*\s*(?:(?:and|or|in|with|for|of|what|about|web|mobile|app|version|release|also)\s*)*$/i;
const AFTER =
  /\b(?:since|after|follow(?:s|ed|ing)?|next|newer\b[^?]*\bthan|later than|higher than|above|beyond|miss(?:ed|ing)?(?: since)?|behind|(?:still|stuck|running|currently|are|am|i'm|we're) on|upgrad\w* from|updat\w* from|coming from|succe\w+)\b/i;
const BEFORE =
  /\b(?:before|prior to|preced\w*|older\b[^?]*\bthan|earlier than|lower than|below|previous to|predecessor\w*)\b/i;
/** From a version to the newest one. */
const TO_NOW = /\b(?:and|to|until|till|with|vs)\s+(?:the\s+)?(?:newest|latest|current|most recent|now|today)\b/i;
const UP_TO = /\b(?:until|till|up to|through)\s+(?:and including\s+)?(?:\p{L}+\s)?v?\d/iu;
const FROM_ON =
  /\b(?:from|starting with|as of|beginning with)\b[^?]*\bon(?:wards?)?\b|\b(?:and (?:newer|later|up|above))\b|\b(?:starting with|as of)\b/i;
/** One neighbour of a version rather than all on that side: "what did the release before 1.74 change?" */
const ONE =
  /\b(?:version|release|update|one|next|right|directly|immediately|straight|predecessor|successor|preced(?:es|ed)|follow(?:s|ed))\b/i;
const MANY = /\b(?:versions|releases|updates|everything|all|changes?d?|miss\w*|new|fix\w*)\b/i;
const NEIGHBOUR =
  /\b(?:the|which|what) (?:\p{L}+ )?(?:version|release|update|one) (?:\p{L}+ )?(?:before|after|prior to|following|preceding)\b|\bnext\b/iu;
const COUNT = '(\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|few|couple of)';
const LAST_SOME = some(
  `\\b(?:(?:last|latest|newest|most recent|past|previous)\\s+${COUNT}|${COUNT}\\s+(?:last|latest|newest|most recent))\\s+${KIND_OF}${THING}\\b`,
);
const SECOND_NEWEST = some(
  `\\b(?:second[- ](?:newest|latest|last|to last)|last but one|penultimate|previous|preceding|next[- ]to[- ]last|before (?:the )?(?:last|latest|newest|current))\\b[^?]*\\b(?:${THING}|one)\\b`,
);
const NEWEST = some(
  `\\b(?:newest|latest|most recent|current|last|up[- ]to[- ]date)\\s+${KIND_OF}(?:${THING}|one)\\b|\\b(?:last|most recently)\\s+(?:updated|released|published)\\b|\\b${THING}\\s+(?:is|are)\\s+(?:the\\s+)?(?:newest|latest|current|live|out(?: now)?|most recent)\\b|\\b(?:which|what)\\s+${KIND_OF}${THING}\\s+(?:numbers?\\s+)?(?:are (?:we|you)|am i|do (?:we|i|you) have|is (?:it|this|live|out))\\b|\\b(?:version|release)\\b[^?.]*\\b(?:at the moment|right now|currently|at present|today)\\b`,
);
const OLDEST = some(
  `\\b(?:oldest|earliest|very first|first)\\s+${KIND_OF}${THING}\\b(?! (?:with|to|that|which|where|when|whose|having|including|supporting|in which|for which)\\b)|\\boldest one\\b|\\b${THING} (?:is|was) (?:the )?(?:oldest|earliest)\\b|\\bhow far back\\b[^?]*\\b(?:notes|releases|versions|history)\\b`,
);
const LAST_OF = some(`\\b(?:last|latest|final|newest) (?:${KIND_OF})${THING} (?:of|in|from|before)\\b`);
const FIRST_OF = some(`\\b(?:first|earliest|oldest) (?:${KIND_OF})${THING} (?:of|in|from|after|since)\\b`);
const CURRENT = /\b(?:current|newest|latest|most recent|live|running|in use|valid|up[- ]to[- ]date)\b/i;
const WHATS_NEW =
  /^\W*(?:so |hi,? |ok,? )*what(?:'?s|’s| is)? (?:is )?(?:new|changed recently|the latest|the news)(?: (?:recently|lately|now|these days|on (?:the )?(?:web|mobile)|(?:in|for) (?:the )?(?:app|mobile app|mobile|web|product)))?\W*$/i;
const TEN = /\b(?:v?([12])\.(\d)(?:x|\*)|v?([12])\.x)/i;
/** "When was the last time something was removed?" */
const LAST_TIME = /\b(?:last|latest) time\b|\bmost recently\b/i;
/** "versions of my form", "Chrome versions", "which app version is on our tablets": numbers that these docs do not count. */
const OF_OTHERS =
  /\bversions? of (?!(?:the|your) (?:\p{L}+ )?(?:app|product|software|web|mobile|tool|site|service|platform)|mobile|web|\d{4}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:last|this) (?:year|month|week))|\b(?:draft|text|translation|browser|chrome|firefox|safari|edge|test|template|answers?|responses?|published|their|its|my|api|os|android|ios)(?:'s)? versions?\b|\b(?:versions?|releases?|updates?)\b[^?]*\b(?:on|have|has|run|runs|running|use|uses) (?:our|my|their|each|every|all|the|these) (?:\p{L}+ )?(?:tablets?|devices?|phones?|machines?)\b|\b(?:our|my|their|these) (?:tablets?|devices?|phones?)\b[^?]*\b(?:have|has|run|runs|running|on|use|need)\b[^?]*\b(?:versions?|releases?|updates?|app)\b/iu;

function some(source: string): RegExp {
  return new RegExp(source, 'i');
}

/** Whether the "versions" of a question are those of something else, such as a form. */
export function isOfOthers(question: string): boolean {
  return OF_OTHERS.test(question);
}

/**
 * The releases that a question limits itself to, oldest first: those it names, those between, since or before them, the
 * newest ones, those of a time. "Since" and "between" leave out the version they start from, as on the compare page.
 */
export function readScope(question: string, facts: ReleaseFacts, named: Named): Release[] | undefined {
  const period = readPeriod(question, facts.releases);
  const isOfDay = period !== undefined && period.from === period.to && CURRENT.test(question);
  const ofTime = period && byTime(question, facts, named.platform, { ...period, isOfDay });
  const isEnd = LAST_OF.test(question) || FIRST_OF.test(question) || isOfDay;
  const found =
    byVersion(question, facts, named.versions) ??
    (isEnd ? ofTime : undefined) ??
    byOrder(question, facts, named) ??
    ofTime;
  return found?.toSorted((a, b) => a.date.localeCompare(b.date) || compareReleases(a, b));
}

function byVersion(
  question: string,
  { releases }: ReleaseFacts,
  versions: readonly NamedVersion[],
): readonly Release[] | undefined {
  const [first, second] = versions;
  if (first === undefined) return undefined;
  const { release } = first;
  if (second !== undefined) {
    const isRange = BETWEEN.test(question) || !LISTING.test(question.slice(first.at, second.at));
    if (!isRange || release.platform !== second.release.platform) return versions.map((each) => each.release);
    return compare(releases, release, second.release).releases;
  }
  const same = releases.filter(({ platform }) => platform === release.platform).toSorted(compareReleases);
  const at = same.indexOf(release);
  const isOne = NEIGHBOUR.test(question) || (ONE.test(question) && !MANY.test(question));
  if (TO_NOW.test(question)) return since(releases, release).releases;
  if (UP_TO.test(question)) return same.slice(0, at + 1);
  if (FROM_ON.test(question)) return same.slice(at);
  // "Since 2.6 ... not before" asks for what came after the version.
  const before = question.slice(0, first.at);
  const isBefore = BEFORE.test(question) && (BEFORE.test(before) || !AFTER.test(before));
  if (isBefore) return same.slice(isOne ? Math.max(at - 1, 0) : 0, at);
  return AFTER.test(question) ? same.slice(at + 1, isOne ? at + 2 : undefined) : [release];
}

function byOrder(
  question: string,
  { releases }: ReleaseFacts,
  { platform, kinds, versions }: Named,
): Release[] | undefined {
  const ten = TEN.exec(question);
  if (ten !== null) {
    const beginning = `${ten[1] ?? ten[3]}.${ten[2] ?? ''}`;
    return releases.filter(
      ({ version }) => version.startsWith(beginning) && (ten[2] === undefined || version.length > 3),
    );
  }
  if (isOfOthers(question)) return undefined;
  if (kinds.length > 0 && versions.length === 0 && LAST_TIME.test(question))
    return releases
      .filter((release) => isOn(release, platform) && release.items.some(({ kind }) => kinds.includes(kind)))
      .toSorted((a, b) => a.date.localeCompare(b.date))
      .slice(-1);
  const each = (from: number, to?: number) =>
    (platform === undefined ? PLATFORMS : [platform]).flatMap((one) =>
      releases
        .filter((release) => release.platform === one)
        .toSorted(compareReleases)
        .slice(from, to),
    );
  const last = LAST_SOME.exec(question);
  if (last !== null) {
    const number = last[1] ?? last[2] ?? '';
    const count = number === 'couple of' ? 2 : wordNumber(number);
    if (platform !== undefined) return each(-count);
    // The app comes out once a year: its releases of the same time belong to "the last three releases" too.
    const ofWeb = releases.filter((release) => release.platform === 'web').toSorted(compareReleases);
    const start = ofWeb.at(-count)?.date ?? '';
    return releases.filter(({ date }) => date >= start);
  }
  if (SECOND_NEWEST.test(question)) return each(-2, -1);
  if (NEWEST.test(question) || WHATS_NEW.test(question)) return newestReleases(releases, platform);
  return OLDEST.test(question) ? each(0, 1) : undefined;
}

/** The releases of a time, "the last web release of 2023" only, or the newest of each platform on a day. */
function byTime(
  question: string,
  { releases }: ReleaseFacts,
  platform: Platform | undefined,
  { from, to, isOfDay }: Period & { readonly isOfDay: boolean },
): readonly Release[] {
  const until = releases.filter((release) => release.date <= to && isOn(release, platform));
  if (isOfDay) return newestReleases(until, platform);
  const found = until.filter(({ date }) => date >= from).toSorted((a, b) => a.date.localeCompare(b.date));
  if (LAST_OF.test(question)) return found.slice(-1);
  return FIRST_OF.test(question) ? found.slice(0, 1) : found;
}
