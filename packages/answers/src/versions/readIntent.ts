import { SAME } from './answerTimes.ts';
import { changesOf } from './changesOf.ts';
import type { VersionIntent } from './intents.ts';
import { isOfOthers } from './readScope.ts';
import { platformsNamed } from './readVersions.ts';
import { amountIn } from './releasesByAmount.ts';
import type { Parts } from './VersionQuestion.ts';

/** A reading less likely than this is none that can be relied on. */
const MIN_PROBABILITY = 0.2;
/** How long versions are supported answers nothing else: that must be what is asked. */
const SURELY = 0.6;
/** What is left of the probability of another subject when a version or a feature is named, a release or the order of things asked for. */
const NAMED = { version: 0.3, feature: 0.3, release: 0.05, order: 0.05 } as const;
/** "Is it there, and since when?" */
const AND_SINCE = /^\W*(?:is|are|does|do|can|has)\b.*\band (?:since|from|as of)\b/i;
const STILL = /\bstill\b/i;
const IS_IT = /^\W*(?:is|are|was|were|has|have|had)\b/i;
/** "Will 1.67 break our sign-in?" asks for changes, whatever it may break. */
const BREAKS = /\b(?:break|breaks|broke|breaking|disrupts?)\b/i;
/** "Were there any removals in 1.70?" */
const ANY_OF_KIND =
  /\bany (?:\w+ )?(?:removals?|deprecations?|(?:bug ?)?fix(?:es)?|improvements?|additions?|(?:new )?features?|changes?|security (?:items?|fix(?:es)?))\b/i;
/** "I'm on 1.52, what am I missing?" */
const MISSES = /\b(?:what|anything)\b[^?]*\b(?:am i|are we|did (?:i|we)|have (?:i|we)|do (?:i|we)) miss(?:ing|ed)?\b/i;
/** Of releases to come the docs say nothing. */
const IS_TO_COME =
  /\b(?:planned|road ?map|upcoming|in the pipeline|(?:the|your|a) (?:next|future) (?:web |mobile |app )?(?:releases?|versions?|updates?))\b/i;
const CAME_OUT =
  /\b(?:what|anything|something)(?: all| else| new)? (?:(?:was|were|got|has been) )?(?:c[ao]me out|released|shipped|published|launched|landed|rolled out|arrived|appeared)\b/i;
/** Readings of questions that name a thing and a version. */
const OF_THING_AT_VERSION: ReadonlySet<VersionIntent> = new Set(['presence', 'changes', 'history']);
/** Speaks of releases as such: only then can all of them be meant. */
const NAMES_RELEASES = /\b(?:versions?|releases?d?|updat\w*|upgrad\w*|change ?logs?|editions?|builds?|published|v)\b/i;
const ASKS_FOR_RELEASE =
  /\b(?:which|what) (?:\w+ )?(?:versions?|releases?|updates?|builds?)\b|\bwhen did you\b|\bsince when\b|\bfrom when on\b|\bsince which date\b|\b(?:available|introduced|added|shipped|released) (?:in|since|with)\W*$|\bfirst (?:web |mobile )?(?:version|release)\b/i;
/** Letters that tell of what a version is. */
const OF_WHAT = 30;
const ASKS_WHEN = /\b(?:since when|when (?:did|was|were|have|has))\b/i;
const ANY_EVER = /^\W*(?:is|are|was|were|has|have|had|did|does|do)\b[^?]*\b(?:any|ever)\b/i;
const FIRST = /\bfirst\b/i;
const ORDER = /\b(?:first|earlier|sooner|older|newer|before|recent)\b/i;
/** Without such a word "audit log retention before 1.48" asks what it was. */
const ASKS_ORDER = /\b(?:was|were|is|are|did|do|does|has|have|c[ao]me|arriv\w*|introduc\w*|which|first|older|newer)\b/i;
/** Asks for the way to do something, with whichever version. */
const HOW_DO = /^\W*how (?:do|can|to|should)\b/i;
const ON_BOTH = /\b(?:in|on|for) both\b|\bboth platforms\b/i;
const ON_WHICH_FIRST = /\b(?:which|what) platform\b[^?]*\bfirst\b|\bon which\b[^?]*\bfirst\b/i;

/**
 * What a question about versions wants to know: the likeliest reading that its parts can answer. Undefined when it is
 * likelier to be about something else.
 */
export function readIntent(parts: Parts): VersionIntent | undefined {
  const { text, versions, kinds } = parts;
  if (versions.length === 0 && IS_TO_COME.test(text)) return undefined;
  if (amountIn(text, kinds) !== undefined && parts.features.length === 0) return 'releases';
  if (versions.some(({ isExact }) => isExact) && !HOW_DO.test(text)) {
    if (ANY_OF_KIND.test(text) && parts.features.length === 0) return 'changes';
    if (MISSES.test(text) || (BREAKS.test(text) && kinds.length > 0)) return 'changes';
  }
  const readings = [...parts.probabilities]
    .flatMap(([reading]) =>
      reading !== 'none' && canAnswer(reading, parts) ? [{ reading, probability: probabilityOf(reading, parts) }] : [],
    )
    .toSorted((a, b) => b.probability - a.probability);
  const [best] = readings;
  const other = (parts.probabilities.get('none') ?? 0) * otherness(parts);
  const isCertain = best?.reading === 'arrival' && asksForRelease(parts.text);
  if (best === undefined || best.probability <= other || (best.probability < MIN_PROBABILITY && !isCertain))
    return undefined;
  const isStill = STILL.test(parts.text);
  if (isStill && best.reading === 'state' && canAnswer('presence', parts) && parts.versions.length > 0)
    return 'presence';
  // "Has any release of the app ever had it?"
  if (best.reading === 'releases' && ANY_EVER.test(text) && canAnswer('availability', parts)) return 'availability';
  if (best.reading === 'order' && versions.length === 1 && !ASKS_ORDER.test(text) && tellsFormer(parts))
    return 'former';
  if (SAME.test(text) && Math.max(parts.features.length, parts.compared.length) >= 2) return 'order';
  if (best.reading === 'releases' && versions.length === 0 && parts.features.length > 0 && FIRST.test(text))
    return 'arrival';
  if (best.reading === 'state' && parts.compared.length >= 2 && ORDER.test(parts.text)) return 'order';
  if (!isStill && OF_THING_AT_VERSION.has(best.reading) && asksForEnd(parts)) return 'state';
  if (best.reading !== 'arrival') return best.reading;
  if (!hasTopic(parts)) return 'nearest';
  const { features, platform } = parts;
  if (features.length + parts.explained.length > 0 && ON_WHICH_FIRST.test(text)) return 'order';
  const asksBoth = AND_SINCE.test(text) && features.length > 0 && platform !== undefined;
  return asksBoth ? 'availability' : 'arrival';
}

/** Whether a version that is named changed what is asked about. */
function tellsFormer(parts: Parts): boolean {
  return changesOf(parts).some((item) => parts.versions.some(({ release }) => release.items.includes(item)));
}

/** "Was it deprecated in 1.60?" sounds as if it asked for a thing that a version has. */
function asksForEnd({ text, features, versions, kinds }: Parts): boolean {
  return features.length > 0 && versions.length === 1 && isEnd(kinds) && IS_IT.test(text);
}

function isEnd(kinds: Parts['kinds']): boolean {
  return kinds.includes('removed') || kinds.includes('deprecated');
}

/** "Everything that was removed" sounds like the history of a thing, but without a thing it asks for changes. */
function probabilityOf(reading: Exclude<VersionIntent, 'nearest'>, parts: Parts): number {
  const { probabilities, features, kinds, versions } = parts;
  const own = probabilities.get(reading) ?? 0;
  // "Was it there before 1.40?"
  if (reading === 'presence' && versions.length === 1 && !canAnswer('order', parts))
    return own + (probabilities.get('order') ?? 0);
  return reading === 'changes' && features.length === 0 && kinds.length > 0
    ? own + (probabilities.get('history') ?? 0)
    : own;
}

/** What it counts that a question sounds as if it were about something else: little when it names versions or features. */
function otherness({ text, versions, features, likely, isInDocs, compared, kinds }: Parts): number {
  if (HOW_DO.test(text)) return 1;
  // "When is XLS export gone?"
  if (features.length > 0 && isEnd(kinds) && /^\W*when\b/i.test(text)) return NAMED.release;
  if (compared.length >= 2 && ORDER.test(text)) return NAMED.order;
  if (versions.some(({ isExact }) => isExact)) return NAMED.version;
  if (likely.length > 0 && asksForRelease(text)) return NAMED.release;
  return features.length > 0 && !isInDocs ? NAMED.feature : 1;
}

/** "Which version of my survey" asks for none. */
function asksForRelease(text: string): boolean {
  const asked = ASKS_FOR_RELEASE.exec(text);
  return asked !== null && !isOfOthers(text.slice(asked.index, asked.index + asked[0].length + OF_WHAT));
}

/** Whether the parts of a question hold what an answer of this kind speaks of. */
function canAnswer(intent: Exclude<VersionIntent, 'nearest'>, parts: Parts): boolean {
  const { versions, scope, features, explained, kinds, platform, nearest, isInDocs, compared } = parts;
  const hasFeature = features.length > 0 || explained.length > 0;
  switch (intent) {
    case 'arrival':
      return hasTopic(parts) || nearest.length > 0;
    case 'presence':
      return hasTopic(parts) && (versions.length > 0 || scope !== undefined || features.length > 0);
    case 'state':
      return hasTopic(parts);
    case 'history':
      return features.length > 0 || (explained.length > 0 && kinds.length === 0);
    case 'availability':
      // What the docs themselves answer is no matter of a feature that is only guessed.
      return (isInDocs ? features.length > 0 : hasFeature) && (platform !== undefined || isOnBoth(parts.text));
    case 'order':
      return (
        versions.length >= 2 || features.length >= 2 || compared.length >= 2 || (hasFeature && isOfPlatforms(parts))
      );
    case 'former':
      return changesOf(parts).length > 0;
    case 'duration':
      return versions.length >= 2 || compared.length >= 2 || spansEvents(parts);
    case 'companions':
      return versions.length === 0 && hasTopic(parts);
    case 'changes':
      return scope !== undefined || kinds.length > 0 || features.length > 0;
    case 'existence':
      return versions.length > 0 && features.length === 0;
    case 'currency':
      return versions.length > 0;
    case 'support':
      return (parts.probabilities.get('support') ?? 0) >= SURELY && speaksOfReleases(parts);
    case 'releases':
      return speaksOfReleases(parts) && !isOfOthers(parts.text);
  }
}

function speaksOfReleases({ text, versions, scope }: Parts): boolean {
  return versions.length > 0 || NAMES_RELEASES.test(text) || (scope !== undefined && CAME_OUT.test(text));
}

function hasTopic({ features, items, explained }: Parts): boolean {
  return features.length > 0 || items.length > 0 || explained.length > 0;
}

/** Two events of a feature: announced and removed, on one platform and the other, or those of two features. */
function spansEvents({ text, features, explained, kinds }: Parts): boolean {
  const [feature] = features.length > 0 ? features : explained;
  return features.length >= 2 || (feature !== undefined && (isEnd(kinds) || isOnBoth(text)));
}

function isOfPlatforms({ text }: Parts): boolean {
  return isOnBoth(text) || ON_WHICH_FIRST.test(text);
}

function isOnBoth(text: string): boolean {
  return platformsNamed(text).length === 2 || ON_BOTH.test(text);
}

/** Whether a question speaks of versions itself, whatever was asked before. */
export function namesVersions(text: string): boolean {
  return NAMES_RELEASES.test(text) || ASKS_WHEN.test(text);
}

/** Whether a question asks what the numbers of versions mean. */
export function asksForNumbering(text: string): boolean {
  return /\b(?:version|release) number(?:s|ing)?\b[^?]*\b(?:mean|built|work|made|chosen|assigned|scheme|system|read)|\b(?:versions|releases) (?:\w+ )?(?:numbered|counted)\b|\b(?:version|release) numbering\b|\bnumbering (?:scheme|system|of)\b/i.test(
    text,
  );
}
