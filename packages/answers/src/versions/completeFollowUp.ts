import { compareReleases, type FeatureData, newestRelease, type Release, since } from '@feedback-docs/releases';
import { EVERYDAY_STEMS, STOP_STEMS } from '../language/stopWords.ts';
import { wordsOf } from '../language/wordsOf.ts';
import { decideIntent } from './decideIntent.ts';
import { VERSION_TALK } from './findItems.ts';
import type { ReleaseFacts } from './ReleaseFacts.ts';
import { readParts } from './readParts.ts';
import { countTimes, wordNumber } from './readPeriod.ts';
import { releasesMeant } from './releasesMeant.ts';
import type { Parts, Topic, VersionQuestion } from './VersionQuestion.ts';
import { withoutVersions } from './withoutVersions.ts';

/** What a follow-up is completed from. */
interface Before {
  readonly earlier: VersionQuestion;
  readonly facts: ReleaseFacts;
  readonly topic: Topic;
}

/** Most items that "it" can mean. */
const FEW_ITEMS = 2;
const PREVIOUS = /\b(?:before|previous|preced(?:ed|es|ing)|prior|earlier|predecessor)\b/i;
const NEXT = /\b(?:next|after|follow(?:ed|s|ing)|later|afterwards|succe(?:eded|eds|ssor))\b/i;
const WHICH_OF_THEM = /\b(?:which|what) (?:ones?\b|of (?:them|these|those)\b)/i;
const SINCE_THEN = /\bsince (?:then|that)\b/i;
const REFERS = /\b(?:it|that|this|then|there|same|those|these|one)\b/i;
/** "So which one does?" asks which release has what the question before is about. */
const WHICH_DOES =
  /^\W*(?:so |then |and |ok(?:ay)?,? |but )*which (?:ones?|versions?|releases?) (?:does|do|did|has|have|had|can|is it in)\W*$/i;
const SUBJECT = /\b(?:it|them|this|that)\b/i;
const OMITS =
  /\b(?:does|has|have|had|did|do) (?:the |your )?(?:mobile |web )?(?:app|web|mobile|browser|phones?|tablets?)\W*$/i;
const ELSE =
  /\b(?:else|other|rest|more|with it|in it|in that|there|change[ds]?|brings?|brought|contain\w*|includ\w*|new)\b/i;
const WHEN = /\b(?:when|date|day)\b/i;
const ALSO = /^\W*(?:and|what about|how about)\b/i;
/** "The browser version" is a platform, like "the web". */
const PLATFORM_TALK =
  /\b(?:the |your )?(?:web|browser|desktop|mobile|tablet|phone|app)s?(?: (?:versions?|products?|editions?|apps?|side|platform))?\b/gi;
/** "Two versions before that" */
const STEPS = /\b(\d|two|three|four|five) (?:versions?|releases?|updates?) (?:before|earlier|after|later)\b/i;
const ASKS_ANEW = /\b(?:when|which|what (?:changed|is|was)|is|are)\b/i;

/**
 * Completes a follow-up from the version question before it, of which it names only what differs; "that one" is a
 * release or a feature of the answer before. Undefined when it is none about versions.
 */
export function completeFollowUp(asked: Parts, before: Before): VersionQuestion | undefined {
  const own = withYear(asked, before);
  return (
    ofSubject(own, before) ??
    counted(own, before) ??
    ofReleasesMeant(own, before) ??
    onOtherPlatform(own, before) ??
    merged(own, before)
  );
}

/** "And in April?" means the year of the question before. */
function withYear(own: Parts, { earlier, facts, topic }: Before): Parts {
  const year = /\b20\d\d\b/.exec(earlier.text)?.[0];
  if (year === undefined || countTimes(own.text) === 0 || /\b20\d\d\b/.test(own.text)) return own;
  return readParts(`${own.text.replace(/\W+$/, '')} ${year}`, facts, topic, own.platform);
}

/** "When was it removed?" or "since which version does the app?" asks for the feature of the answer before. */
function ofSubject(own: Parts, { earlier, facts }: Before): VersionQuestion | undefined {
  if (own.scope !== undefined || own.features.length > 0) return undefined;
  const asksForEnd = own.kinds.some((kind) => kind === 'removed' || kind === 'deprecated');
  // "Was anything about it fixed later?"
  const asksForEvent = asksForEnd || (own.kinds.length > 0 && !own.kinds.includes('new') && SUBJECT.test(own.text));
  const asksWhich = WHICH_DOES.test(own.text) || (isArrival(own) && OMITS.test(own.text));
  if (!asksForEvent && !asksWhich) return undefined;
  const features = subjectOf(earlier, facts);
  if (features.length === 0) return undefined;
  const platform = own.platform ?? earlier.platform;
  return { ...own, features, items: [], likely: [], platform, intent: asksForEvent ? 'history' : 'arrival' };
}

/** "Is that in 1.40?" asks whether a version has what the question before is about. */
function asksWhether({ probabilities, versions }: Parts, { features, items }: VersionQuestion): boolean {
  return versions.length > 0 && features.length + items.length > 0 && (probabilities.get('presence') ?? 0) > 0.5;
}

function isArrival({ probabilities }: Parts): boolean {
  return (probabilities.get('arrival') ?? 0) > 0.5;
}

/** The features that the question was about, or that the few items of its answer are about. */
function subjectOf({ features, scope, kinds }: VersionQuestion, facts: ReleaseFacts): readonly FeatureData[] {
  if (features.length > 0 || scope === undefined) return features;
  const items = scope.flatMap((release) => release.items).filter(({ kind }) => kinds.includes(kind));
  return items.length > FEW_ITEMS ? [] : facts.features.filter(({ id }) => items.some(({ feature }) => feature === id));
}

function counted(own: Parts, { earlier }: Before): VersionQuestion | undefined {
  if (!own.isCount || own.scope !== undefined || own.features.length > 0) return undefined;
  return { ...earlier, isCount: true, kinds: own.kinds.length > 0 ? own.kinds : earlier.kinds };
}

/** What is asked of the releases that the answer before spoke of: their neighbours, dates or contents. */
function ofReleasesMeant(own: Parts, { earlier, facts }: Before): VersionQuestion | undefined {
  if (own.features.length > 0 || own.versions.length > 0) return undefined;
  const meant = releasesMeant(earlier, facts);
  const last = meant.at(-1);
  if (last === undefined) return undefined;
  const { text, kinds } = own;
  const about = (intent: VersionQuestion['intent'], scope: readonly Release[]) =>
    ({ ...own, features: [], items: [], scope, intent }) satisfies VersionQuestion;
  if (SINCE_THEN.test(text)) return about('changes', since(facts.releases, last).releases);
  const steps = wordNumber(STEPS.exec(text)?.[1] ?? '1');
  // "And which later one passes them on?" asks for more than a neighbour.
  const isOfThing = own.isDetailed && own.likely.length > 0 && isArrival(own);
  if (isOfThing) return undefined;
  const step = PREVIOUS.test(text) ? -steps : NEXT.test(text) ? steps : 0;
  const neighbours = step === 0 ? [] : meant.flatMap((release) => neighbourOf(release, step, facts));
  if (neighbours.length > 0) {
    const asksForContents = earlier.intent === 'changes' || /\bchange|new\b/i.test(text);
    return about(asksForContents ? 'changes' : 'releases', neighbours);
  }
  if (own.scope !== undefined) return undefined;
  if (WHEN.test(text)) return about('releases', meant);
  if (kinds.length > 0 && REFERS.test(text) && earlier.features.length === 0) {
    return about('changes', earlier.scope ?? meant);
  }
  if (WHICH_OF_THEM.test(text) && earlier.intent === 'changes' && earlier.scope !== undefined) {
    return { ...about('changes', earlier.scope), kinds: earlier.kinds };
  }
  return ELSE.test(text) && (REFERS.test(text) || /\belse\b/i.test(text)) ? about('changes', meant) : undefined;
}

function neighbourOf(release: Release, step: number, { releases }: ReleaseFacts): Release[] {
  const same = releases.filter(({ platform }) => platform === release.platform).toSorted(compareReleases);
  return [same[same.indexOf(release) + step] ?? []].flat();
}

/** "And on mobile?" is the question before, asked of the other platform. */
function onOtherPlatform(own: Parts, { earlier, facts, topic }: Before): VersionQuestion | undefined {
  const isOther = own.platform !== undefined && own.platform !== earlier.platform;
  if (!isOther || (!isOfPlatformOnly(own.text) && (own.scope !== undefined || own.features.length > 0)))
    return undefined;
  const known: Topic = { ...topic, named: earlier.features, items: earlier.items };
  const again = readParts(earlier.text, facts, known, own.platform);
  const newest = newestRelease(facts.releases, own.platform ?? 'web');
  const scope = again.versions.length > 0 && newest !== undefined ? [newest] : again.scope;
  return { ...earlier, platform: own.platform, versions: [], scope };
}

/** Whether a follow-up names a platform and nothing else. */
function isOfPlatformOnly(text: string): boolean {
  return wordsOf(text.replace(PLATFORM_TALK, ' ')).every(
    ({ stem }) => STOP_STEMS.has(stem) || EVERYDAY_STEMS.has(stem) || VERSION_TALK.has(stem),
  );
}

/** The question before with the parts that the follow-up names in place of its own. */
function merged(asked: Parts, { earlier, facts }: Before): VersionQuestion | undefined {
  // "And the signature on them?" names a thing only by what it means.
  const isAnother = ALSO.test(asked.text) && asked.features.length === 0 && earlier.features.length > 0;
  const own = isAnother ? { ...asked, features: asked.explained } : asked;
  const hasTopic = own.features.length > 0;
  const whole = decideIntent(own);
  const hasPart = own.scope !== undefined || own.kinds.length > 0 || hasTopic;
  const refersBack = REFERS.test(own.text) && !hasTopic;
  const asksAnew = ASKS_ANEW.test(own.text.replace(/^\W*(?:and|what about)\b/i, ''));
  if (!hasPart || (whole !== undefined && (own.scope !== undefined || hasTopic) && asksAnew && !refersBack))
    return whole;
  const { scope = earlier.scope, platform = earlier.platform } = own;
  const asksOfReleases = own.scope !== undefined && earlier.features.length === 0 && !hasTopic;
  const isBare = wordsOf(withoutVersions(own.text, facts)).every(
    ({ stem }) => STOP_STEMS.has(stem) || /^[\d.]+$/.test(stem),
  );
  const isSame = whole === undefined || isBare || whole.intent === 'changes';
  const ownIntent = isSame ? earlier.intent : whole.intent;
  return {
    ...own,
    intent: asksOfReleases ? ownIntent : asksWhether(own, earlier) ? 'presence' : earlier.intent,
    text: earlier.text,
    versions: own.scope === undefined ? earlier.versions : own.versions,
    scope,
    platform,
    kinds: own.kinds.length > 0 ? own.kinds : earlier.kinds,
    isCount: own.isCount || earlier.isCount,
    features: hasTopic ? own.features : earlier.features,
    items: hasTopic ? own.items : earlier.items,
  };
}
