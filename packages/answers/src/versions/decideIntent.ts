import { STOP_STEMS } from '../language/stopWords.ts';
import { wordsOf } from '../language/wordsOf.ts';
import { isOfOthers } from './readScope.ts';
import { platformsNamed } from './readVersions.ts';
import { amountIn } from './releasesByAmount.ts';
import type { Parts, VersionIntent, VersionQuestion } from './VersionQuestion.ts';

/** A reading less likely than this is none that can be relied on. */
const MIN_PROBABILITY = 0.2;
/** How long versions are supported answers nothing else: that must be what is asked. */
const SURELY = 0.6;
/**
 * What is left of the probability of another subject: where things are set against each other or the release of a known
 * thing is asked for, and where a version is named, or a thing in a question that speaks of releases or is not in the docs.
 */
const OTHERNESS = { called: 0.05, named: 0.3 } as const;

/** "Will 1.67 break our sign-in?" asks for changes, whatever it may break. */
const BREAKS = /\b(?:break|breaks|broke|breaking|disrupts?)\b/i;
/** Of releases to come the docs say nothing. */
const IS_TO_COME =
  /\b(?:planned|road ?map|upcoming|in the pipeline|(?:the|your|a) (?:next|future) (?:web |mobile |app )?(?:releases?|versions?|updates?))\b/i;
/** "Did both arrive in the same release?" */
export const SAME = /\b(?:same|one) (?:release|version|update|time|day)\b/i;
/** Two things or platforms set against each other. */
const ORDER = /\b(?:first|earlier|sooner|older|newer|before|recent)\b/i;
/** "Is it there, and since when?" */
const AND_SINCE = /^\W*(?:is|are|does|do|can|has)\b.*\band (?:since|from|as of)\b/i;
const ON_BOTH = /\b(?:in|on|for) both\b|\bboth platforms\b|\b(?:which|what) platform\b/i;
/** Speaks of releases as such: only then can all of them be meant. */
const NAMES_RELEASES =
  /\b(?:versions?|releases?d?|updat\w*|upgrad\w*|change ?logs?|editions?|(?:the|this|which|what|each|last|latest|newest|new) builds?|published|v)\b/i;
const CAME_OUT =
  /\b(?:what|anything|something)(?: all| else| new)? (?:(?:was|were|got|has been) )?(?:c[ao]me out|released|shipped|published|launched|landed|rolled out|arrived|appeared)\b/i;
const ASKS_WHEN = /\b(?:since when|when (?:did|was|were|have|has))\b/i;
const ASKS_FOR_RELEASE =
  /\b(?:which|what) (?:\w+ )?(?:versions?|releases?|updates?|builds?)\b|\bwhen did you\b|\bsince when\b|\bfrom when on\b|\bsince which date\b|\b(?:available|introduced|added|shipped|released) (?:in|since|with)\W*$|\bfirst (?:web |mobile )?(?:version|release)\b/i;
/** Words of releases, of change, of time or order, and of a platform: a question without any of them asks for no release. */
const OF_RELEASES =
  /\b(?:versions?|releas\w*|updat\w*|upgrad\w*|change ?logs?|editions?|builds?|publish\w*|history|happened|so far|how long ha(?:s|ve)|v\d|new|newer|newest|latest|recent\w*|add(?:ed|s|ition\w*)|introduc\w*|remov\w*|deprecat\w*|discontinu\w*|drop(?:ped)?|retired?|fix\w*|bugs?|improv\w*|chang\w*|c[ao]me|arriv\w*|appear\w*|ship\w*|launch\w*|land(?:ed)?|rolled|since|when|date|first|before|older|earlier|ago|over the years|used to|still|already|yet|any ?more|no longer|available|availability|support\w*|security|gone|mobile|web|apps?|platforms?)\b/i;
/** Most words with content beside those of releases that leave a list of all changes of a kind the likely wish. */
const MOST_OTHER_WORDS = 4;
/** Letters that tell of what a version is. */
const OF_WHAT = 30;

/** What the parts of a question must hold so that it can be answered. */
const CAN_ANSWER: Readonly<Record<VersionIntent, (parts: Parts) => boolean>> = {
  arrival: (parts) => hasTopic(parts) || parts.nearest.length > 0,
  former: hasTopic,
  nearest: () => false,
  presence: (parts) => hasTopic(parts) && (isLimited(parts) || parts.features.length + parts.kinds.length > 0),
  history: ({ features }) => features.length > 0,
  order: (parts) => areSeveral(parts) || (hasTopic(parts) && (isOnBoth(parts) || isEnd(parts))),
  changes: ({ scope, kinds, features }) => scope !== undefined || kinds.length > 0 || features.length > 0,
  companions: (parts) => parts.versions.length === 0 && hasTopic(parts),
  releases: (parts) => speaksOfReleases(parts) && !isOfOthers(parts.text),
  existence: ({ versions, features }) => versions.length > 0 && features.length === 0,
  currency: ({ versions }) => versions.length > 0,
  support: (parts) => (parts.probabilities.get('support') ?? 0) >= SURELY && speaksOfReleases(parts),
};

/** The question with its intent; undefined when it is likelier to be about something else than versions. */
export function decideIntent(parts: Parts): VersionQuestion | undefined {
  const intent = intentOf(parts);
  if (intent === undefined) return undefined;
  if (intent === 'nearest') return { ...parts, items: parts.nearest, intent };
  const { features, explained, likely, items } = parts;
  if (features.length > 0 || !['arrival', 'former', 'presence', 'companions', 'order'].includes(intent))
    return { ...parts, intent };
  const meant = likely.length > 0 ? likely : items;
  // What brought an unnamed thing is meant rather than what was done to it later.
  const isThing = meant.some(({ kind, feature }) => kind === 'new' && feature === explained[0]?.id);
  return { ...parts, features: explained, items: intent === 'presence' && isThing ? [] : meant, intent };
}

/** The likeliest intent that can be answered, unless the words or what they name say otherwise. */
function intentOf(parts: Parts): VersionIntent | undefined {
  const { text, versions, features, kinds } = parts;
  const isOfTime = /\b20\d\d\b/.test(text) && (features.length + kinds.length > 0 || parts.isInDocs);
  const isOfReleases = OF_RELEASES.test(text) || isOfTime;
  if (versions.length === 0 && (!isOfReleases || IS_TO_COME.test(text))) return undefined;
  if (features.length === 0 && amountIn(parts) !== undefined) return 'releases';
  if (versions.length > 0 && kinds.length > 0 && BREAKS.test(text)) return 'changes';
  const likeliest = soundsLike(parts);
  if ((likeliest === 'changes' || likeliest === 'history') && tellsMoreThanKind(parts)) return undefined;
  if (likeliest !== undefined && areSeveral(parts) && SAME.test(text)) return 'order';
  // "Audit log retention before 1.48" was what 1.48 changed.
  if (
    likeliest === 'order' &&
    versions.length === 1 &&
    parts.likely.some((item) => versions[0]?.release.items.includes(item))
  )
    return 'former';
  if (likeliest !== 'arrival') return likeliest;
  if (!hasTopic(parts)) return namesVersions(text) || /\bdate\b/i.test(text) ? 'nearest' : undefined;
  if (isOnBoth(parts) && ORDER.test(text)) return 'order';
  if (features.length > 0 && AND_SINCE.test(text)) return 'presence';
  return features.length > 0 && kinds.some((kind) => kind !== 'new') ? 'history' : 'arrival';
}

/**
 * Whether a question that names a kind of change, and no release, feature or time, says more than a list of all such
 * changes answers: "What do you call it when people tick the same column all the way down, and does the tool notice that?"
 */
function tellsMoreThanKind({ text, versions, scope, features, kinds }: Parts): boolean {
  if (kinds.length === 0 || versions.length > 0 || scope !== undefined || features.length > 0) return false;
  if (NAMES_RELEASES.test(text)) return false;
  const words = wordsOf(text).filter(
    ({ stem, start, end }) => !STOP_STEMS.has(stem) && !OF_RELEASES.test(text.slice(start, end)),
  );
  return words.length > MOST_OTHER_WORDS;
}

function soundsLike(parts: Parts): VersionIntent | undefined {
  const { text, versions, features, likely, compared, isInDocs, probabilities } = parts;
  const [best] = [...probabilities.keys()]
    .filter((intent) => intent !== 'none' && CAN_ANSWER[intent](parts))
    .map((intent) => ({ intent, probability: weightOf(intent, parts) }))
    .toSorted((a, b) => b.probability - a.probability);
  if (best === undefined || best.intent === 'none') return undefined;
  const isCalled = compared.length >= 2 || (likely.length > 0 && asksForRelease(text));
  const isOfReleases = !isInDocs || versions.length > 0 || namesVersions(text);
  const isNamed = (isOfReleases && features.length + likely.length > 0) || versions.some(({ isExact }) => isExact);
  const otherness = isCalled ? OTHERNESS.called : isNamed ? OTHERNESS.named : 1;
  if (best.probability <= (probabilities.get('none') ?? 0) * otherness) return undefined;
  const isCertain = best.probability >= MIN_PROBABILITY || (best.intent === 'arrival' && asksForRelease(text));
  return isCertain ? best.intent : undefined;
}

/** "Everything that was removed" sounds like the history of a thing, "was it there before 1.40?" like an order. */
function weightOf(intent: VersionIntent | 'none', parts: Parts): number {
  const { features, kinds, versions, probabilities } = parts;
  const likeIt =
    intent === 'presence' && versions.length === 1 && !CAN_ANSWER.order(parts)
      ? 'order'
      : intent === 'changes' && features.length === 0 && kinds.length > 0
        ? 'history'
        : undefined;
  return (probabilities.get(intent) ?? 0) + (likeIt === undefined ? 0 : (probabilities.get(likeIt) ?? 0));
}

/** "Which version of my form" asks for none. */
function asksForRelease(text: string): boolean {
  const asked = ASKS_FOR_RELEASE.exec(text);
  return asked !== null && !isOfOthers(text.slice(asked.index, asked.index + asked[0].length + OF_WHAT));
}

function speaksOfReleases({ text, versions, scope }: Parts): boolean {
  return versions.length > 0 || NAMES_RELEASES.test(text) || (scope !== undefined && CAME_OUT.test(text));
}

function hasTopic({ features, items, explained }: Parts): boolean {
  return features.length > 0 || items.length > 0 || explained.length > 0;
}

function isLimited({ versions, scope }: Parts): boolean {
  return versions.length > 0 || scope !== undefined;
}

function areSeveral({ versions, features, compared }: Parts): boolean {
  return Math.max(versions.length, features.length, compared.length) >= 2;
}

function isEnd({ kinds }: Parts): boolean {
  return kinds.includes('removed') || kinds.includes('deprecated');
}

function isOnBoth({ text }: Parts): boolean {
  return platformsNamed(text).length === 2 || ON_BOTH.test(text);
}

/** Whether a question speaks of versions itself, whatever was asked before. */
export function namesVersions(text: string): boolean {
  return NAMES_RELEASES.test(text) || ASKS_WHEN.test(text);
}
