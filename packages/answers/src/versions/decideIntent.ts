import { STOP_STEMS } from '../language/stopWords.ts';
import { wordsOf } from '../language/wordsOf.ts';
import { changesOf } from './changesOf.ts';
import type { IntentLabel, VersionIntent } from './intents.ts';
import { isOfOthers } from './readScope.ts';
import { platformsNamed } from './readVersions.ts';
import { amountIn } from './releasesByAmount.ts';
import type { Parts, VersionQuestion } from './VersionQuestion.ts';

type Intent = Exclude<VersionIntent, 'nearest'>;

/** A reading less likely than this is none that can be relied on. */
const MIN_PROBABILITY = 0.2;
/** How long versions are supported answers nothing else: that must be what is asked. */
const SURELY = 0.6;
/** What is left of the probability of another subject when a version or a feature is named, a release or the order of things asked for. */
const NAMED = { version: 0.3, feature: 0.3, release: 0.05, order: 0.05 } as const;

/** "Will 1.67 break our sign-in?" asks for changes, whatever it may break. */
const BREAKS = /\b(?:break|breaks|broke|breaking|disrupts?)\b/i;
/** Of releases to come the docs say nothing. */
const IS_TO_COME =
  /\b(?:planned|road ?map|upcoming|in the pipeline|(?:the|your|a) (?:next|future) (?:web |mobile |app )?(?:releases?|versions?|updates?))\b/i;
/** Without such a word "audit log retention before 1.48" asks what it was. */
const ASKS_ORDER = /\b(?:was|were|is|are|did|do|does|has|have|c[ao]me|arriv\w*|introduc\w*|which|first|older|newer)\b/i;
const ORDER = /\b(?:first|earlier|sooner|older|newer|before|recent)\b/i;
/** "Did both arrive in the same release?" */
export const SAME = /\b(?:same|one) (?:release|version|update|time|day)\b/i;
/** "Is it there, and since when?" */
const AND_SINCE = /^\W*(?:is|are|does|do|can|has)\b.*\band (?:since|from|as of)\b/i;
const ON_BOTH = /\b(?:in|on|for) both\b|\bboth platforms\b/i;
const ON_WHICH_FIRST = /\b(?:which|what) platform\b[^?]*\bfirst\b|\bon which\b[^?]*\bfirst\b/i;
/** Asks for the way to do something, with whichever version. */
const HOW_DO = /^\W*how (?:do|can|to|should)\b/i;
/** "Were there any removals in 1.70?" */
const ANY_OF_KIND =
  /\bany (?:\w+ )?(?:removals?|deprecations?|(?:bug ?)?fix(?:es)?|improvements?|additions?|(?:new )?features?|changes?|security (?:items?|fix(?:es)?))\b/i;
const STILL = /\bstill\b/i;
const IS_IT = /^\W*(?:is|are|was|were|has|have|had)\b/i;
/** Speaks of releases as such: only then can all of them be meant. */
const NAMES_RELEASES =
  /\b(?:versions?|releases?d?|updat\w*|upgrad\w*|change ?logs?|editions?|(?:the|this|which|what|each|last|latest|newest|new) builds?|published|v)\b/i;
const CAME_OUT =
  /\b(?:what|anything|something)(?: all| else| new)? (?:(?:was|were|got|has been) )?(?:c[ao]me out|released|shipped|published|launched|landed|rolled out|arrived|appeared)\b/i;
const ASKS_WHEN = /\b(?:since when|when (?:did|was|were|have|has))\b/i;
const DATE = /\bdate\b/i;
const ASKS_FOR_RELEASE =
  /\b(?:which|what) (?:\w+ )?(?:versions?|releases?|updates?|builds?)\b|\bwhen did you\b|\bsince when\b|\bfrom when on\b|\bsince which date\b|\b(?:available|introduced|added|shipped|released) (?:in|since|with)\W*$|\bfirst (?:web |mobile )?(?:version|release)\b/i;
/** Words of releases, of change, of time or order, and of a platform: a question without any of them asks for no release. */
const OF_RELEASES =
  /\b(?:versions?|releas\w*|updat\w*|upgrad\w*|change ?logs?|editions?|builds?|publish\w*|history|happened|so far|how long ha(?:s|ve)|v\d|new|newer|newest|latest|recent\w*|add(?:ed|s|ition\w*)|introduc\w*|remov\w*|deprecat\w*|discontinu\w*|drop(?:ped)?|retired?|fix\w*|bugs?|improv\w*|chang\w*|c[ao]me|arriv\w*|appear\w*|ship\w*|launch\w*|land(?:ed)?|rolled|since|when|date|first|before|older|earlier|ago|over the years|used to|still|already|yet|any ?more|no longer|available|availability|support\w*|security|gone|mobile|web|apps?|platforms?|20\d\d)\b/i;
/** Letters that tell of what a version is. */
const OF_WHAT = 30;

/** What the parts of a question must hold so that the intent can be answered. */
const CAN_ANSWER: Readonly<Record<Intent, (parts: Parts) => boolean>> = {
  arrival: (parts) => hasTopic(parts) || parts.nearest.length > 0,
  presence: (parts) =>
    hasTopic(parts) && (parts.versions.length > 0 || parts.scope !== undefined || parts.features.length > 0),
  state: hasTopic,
  availability: ({ features, platform, text }) => features.length > 0 && (platform !== undefined || isOnBoth(text)),
  history: ({ features }) => features.length > 0,
  order: (parts) => areSeveral(parts) || (hasTopic(parts) && isOnBoth(parts.text)),
  former: (parts) => changesOf(parts).length > 0,
  duration: (parts) => areSeveral(parts) || (hasTopic(parts) && (isEnd(parts) || isOnBoth(parts.text))),
  changes: ({ scope, kinds, features }) => scope !== undefined || kinds.length > 0 || features.length > 0,
  companions: (parts) => parts.versions.length === 0 && hasTopic(parts),
  releases: (parts) => speaksOfReleases(parts) && !isOfOthers(parts.text),
  existence: ({ versions, features }) => versions.length > 0 && features.length === 0,
  currency: ({ versions }) => versions.length > 0,
  support: (parts) => probabilityOf('support', parts) >= SURELY && speaksOfReleases(parts),
};

/** A row of the table: where the words sound like this, and this applies, the intent is decided. */
interface Rule {
  /** The likeliest reading that can be answered; any when left out. */
  readonly soundsLike?: readonly IntentLabel[];
  readonly applies?: (parts: Parts) => boolean;
  readonly intent: VersionIntent | undefined;
}

/** The first row that applies decides; where none does, the likeliest reading holds. */
const RULES: readonly Rule[] = [
  { applies: ({ versions, text }) => versions.length === 0 && !OF_RELEASES.test(text), intent: undefined },
  { applies: ({ versions, text }) => versions.length === 0 && IS_TO_COME.test(text), intent: undefined },
  { soundsLike: ['changes', 'history'], applies: tellsMoreThanKind, intent: undefined },
  {
    applies: ({ features, text, kinds }) => features.length === 0 && amountIn(text, kinds) !== undefined,
    intent: 'releases',
  },
  {
    applies: ({ versions, text, kinds }) => versions.length > 0 && kinds.length > 0 && BREAKS.test(text),
    intent: 'changes',
  },
  {
    applies: ({ features, versions, text }) => features.length === 0 && versions.length > 0 && ANY_OF_KIND.test(text),
    intent: 'changes',
  },
  { soundsLike: ['none'], intent: undefined },
  { soundsLike: ['presence', 'changes', 'history'], applies: asksForEnd, intent: 'state' },
  { applies: (parts) => SAME.test(parts.text) && areSeveral(parts), intent: 'order' },
  { soundsLike: ['state'], applies: ({ compared, text }) => compared.length >= 2 && ORDER.test(text), intent: 'order' },
  { soundsLike: ['order'], applies: tellsFormer, intent: 'former' },
  { soundsLike: ['arrival'], applies: (parts) => !hasTopic(parts) && !asksWhich(parts.text), intent: undefined },
  { soundsLike: ['arrival'], applies: (parts) => !hasTopic(parts), intent: 'nearest' },
  { soundsLike: ['arrival'], applies: ({ text }) => ON_WHICH_FIRST.test(text), intent: 'order' },
  {
    soundsLike: ['arrival'],
    applies: (parts) => AND_SINCE.test(parts.text) && CAN_ANSWER.availability(parts),
    intent: 'availability',
  },
  {
    soundsLike: ['arrival'],
    applies: ({ features, kinds }) => features.length > 0 && kinds.some((kind) => kind !== 'new'),
    intent: 'history',
  },
];

/** Intents that ask of a thing, which may have no name. */
const OF_THINGS: ReadonlySet<VersionIntent> = new Set([
  'arrival',
  'presence',
  'state',
  'availability',
  'companions',
  'order',
  'duration',
]);

/** The question with its intent; undefined when it is likelier to be about something else than versions. */
export function decideIntent(parts: Parts): VersionQuestion | undefined {
  const { explained, nearest, probabilities, isInDocs, ...own } = parts;
  const likeliest = soundsLike(parts);
  const rule = RULES.find((row) => (row.soundsLike?.includes(likeliest) ?? true) && row.applies?.(parts) !== false);
  const intent = rule === undefined ? likeliest : rule.intent;
  if (intent === undefined || intent === 'none') return undefined;
  if (intent === 'nearest') return { ...own, items: nearest, intent };
  if (own.features.length > 0 || !OF_THINGS.has(intent)) return { ...own, intent };
  const items = own.likely.length > 0 ? own.likely : own.items;
  // What brought an unnamed thing is meant rather than what was done to it later.
  const isThing = items.some(({ kind, feature }) => kind === 'new' && feature === explained[0]?.id);
  return { ...own, features: explained, items: intent === 'presence' && isThing ? [] : items, intent };
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

/** Most words with content beside those of releases that leave a list of all changes of a kind the likely wish. */
const MOST_OTHER_WORDS = 4;

/** Whether a question asks for a release or a date in so many words. */
function asksWhich(text: string): boolean {
  return NAMES_RELEASES.test(text) || ASKS_WHEN.test(text) || DATE.test(text);
}

/** The likeliest reading that can be answered, or none where that is likelier. */
function soundsLike(parts: Parts): IntentLabel {
  const [best] = (Object.keys(CAN_ANSWER) as Intent[])
    .filter((intent) => CAN_ANSWER[intent](parts))
    .map((intent) => ({ intent, probability: weightOf(intent, parts) }))
    .toSorted((a, b) => b.probability - a.probability);
  if (best === undefined || best.probability <= probabilityOf('none', parts) * otherness(parts)) return 'none';
  const isCertain = best.probability >= MIN_PROBABILITY || (best.intent === 'arrival' && asksForRelease(parts.text));
  return isCertain ? best.intent : 'none';
}

/** "Everything that was removed" sounds like the history of a thing, "was it there before 1.40?" like an order. */
function weightOf(intent: Intent, parts: Parts): number {
  const { features, kinds, versions } = parts;
  const own = probabilityOf(intent, parts);
  if (intent === 'presence' && versions.length === 1 && !CAN_ANSWER.order(parts))
    return own + probabilityOf('order', parts);
  return intent === 'changes' && features.length === 0 && kinds.length > 0
    ? own + probabilityOf('history', parts)
    : own;
}

/** What it counts that a question sounds as if it were about something else: little when it names versions or features. */
function otherness(parts: Parts): number {
  const { text, versions, features, likely, isInDocs, compared } = parts;
  if (HOW_DO.test(text)) return 1;
  if (compared.length >= 2 && ORDER.test(text)) return NAMED.order;
  // "When is XLS export gone?"
  if (features.length > 0 && isEnd(parts) && /^\W*when\b/i.test(text)) return NAMED.release;
  if (versions.some(({ isExact }) => isExact)) return NAMED.version;
  if (likely.length > 0 && asksForRelease(text)) return NAMED.release;
  return features.length > 0 && !isInDocs ? NAMED.feature : 1;
}

function probabilityOf(intent: IntentLabel, { probabilities }: Parts): number {
  return probabilities.get(intent) ?? 0;
}

/** "Which version of my form" asks for none. */
function asksForRelease(text: string): boolean {
  const asked = ASKS_FOR_RELEASE.exec(text);
  return asked !== null && !isOfOthers(text.slice(asked.index, asked.index + asked[0].length + OF_WHAT));
}

/** "Was it deprecated in 1.60?" sounds as if it asked for a thing that a version has. */
function asksForEnd(parts: Parts): boolean {
  const { text, features, versions } = parts;
  return features.length > 0 && versions.length === 1 && isEnd(parts) && IS_IT.test(text) && !STILL.test(text);
}

/** Whether a value before a version is asked for, which changed it. */
function tellsFormer(parts: Parts): boolean {
  const { text, versions } = parts;
  if (versions.length !== 1 || ASKS_ORDER.test(text)) return false;
  return changesOf(parts).some((item) => versions.some(({ release }) => release.items.includes(item)));
}

function speaksOfReleases({ text, versions, scope }: Parts): boolean {
  return versions.length > 0 || NAMES_RELEASES.test(text) || (scope !== undefined && CAME_OUT.test(text));
}

function hasTopic({ features, items, explained }: Parts): boolean {
  return features.length > 0 || items.length > 0 || explained.length > 0;
}

function areSeveral({ versions, features, compared }: Parts): boolean {
  return Math.max(versions.length, features.length, compared.length) >= 2;
}

function isEnd({ kinds }: Parts): boolean {
  return kinds.includes('removed') || kinds.includes('deprecated');
}

function isOnBoth(text: string): boolean {
  return platformsNamed(text).length === 2 || ON_BOTH.test(text);
}

/** Whether a question speaks of versions itself, whatever was asked before. */
export function namesVersions(text: string): boolean {
  return NAMES_RELEASES.test(text) || ASKS_WHEN.test(text);
}
