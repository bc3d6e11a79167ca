import { compareReleases, type FeatureData, PLATFORMS, type Release, since } from '@feedback-docs/releases';
import { stemsOf } from '../language/wordsOf.ts';
import { eventsOf } from './answerThings.ts';
import { decideIntent } from './decideIntent.ts';
import { isTalk } from './findFeatures.ts';
import { isOn } from './printRelease.ts';
import { ENDINGS, type ReleaseFacts, releaseNamed } from './ReleaseFacts.ts';
import { readParts } from './readParts.ts';
import { countTimes, wordNumber } from './readPeriod.ts';
import type { Parts, Topic, VersionQuestion } from './VersionQuestion.ts';

/** What a follow-up is completed from. */
interface Before {
  readonly earlier: VersionQuestion;
  readonly facts: ReleaseFacts;
  readonly topic: Topic;
}

/** Most items that "it" can mean. */
const FEW_ITEMS = 2;
/** From this probability on a question surely asks for something. */
const SURELY = 0.5;
const PREVIOUS = /\b(?:before|previous|preced(?:ed|es|ing)|prior|earlier|predecessor)\b/i;
const NEXT = /\b(?:next|after|follow(?:ed|s|ing)?|later|afterwards|succe(?:eded|eds|ssor))\b/i;
/** "Two versions before that" */
const STEPS = /\b(\d|two|three|four|five) (?:versions?|releases?|updates?) (?:before|earlier|after|later)\b/i;
const SINCE_THEN = /\bsince (?:then|that)\b/i;
const REFERS = /\b(?:it|that|this|then|there|same|those|these|one)\b/i;
const SUBJECT = /\b(?:it|them|this|that)\b/i;
/** "So which one does?" asks which release has what the question before is about. */
const WHICH_DOES =
  /^\W*(?:so |then |and |ok(?:ay)?,? |but )*which (?:ones?|versions?|releases?) (?:does|do|did|has|have|had|can|is it in)\W*$/i;
const ELSE =
  /\b(?:else|other|rest|more|with it|in it|in that|there|change[ds]?|brings?|brought|contain\w*|includ\w*|new)\b/i;
const WHEN = /\b(?:when|date|day)\b/i;
/** "The browser version" is a platform, like "the web". */
const PLATFORM_TALK =
  /\b(?:the |your )?(?:web|browser|desktop|mobile|tablet|phone|app)s?(?: (?:versions?|products?|editions?|apps?|side|platform))?\b/gi;

/** The ways in which a follow-up can lean on the question before it; the first that applies decides. */
const WAYS: readonly ((own: Parts, before: Before) => VersionQuestion | undefined)[] = [
  ofSubject,
  ofReleasesMeant,
  onOtherPlatform,
  merged,
];

/**
 * Completes a follow-up from the version question before it, of which it names only what differs; "that one" is a
 * release or a feature of the answer before. Undefined when it is none about versions.
 */
export function completeFollowUp(asked: Parts, before: Before): VersionQuestion | undefined {
  const own = withYear(asked, before);
  for (const complete of WAYS) {
    const question = complete(own, before);
    if (question !== undefined) return question;
  }
  return undefined;
}

/** The releases that the answer to a question speaks of, which "that one" in a follow-up means. */
export function releasesMeant(question: VersionQuestion, facts: ReleaseFacts): readonly Release[] {
  const { features, items, kinds, scope, platform, versions, intent } = question;
  if (scope !== undefined && (features.length === 0 || intent === 'presence'))
    return scope.length <= 2 ? scope : scope.slice(-1);
  const wanted = kinds.length > 0 ? kinds : ['new'];
  const events = features.flatMap((feature) => eventsOf(feature, facts)).filter(({ kind }) => wanted.includes(kind));
  const own = [...(intent === 'arrival' && features.length > 0 ? [] : items), ...events]
    .filter((item) => isOn(item, platform))
    .flatMap((item) => releaseNamed(facts, item.platform, item.version) ?? []);
  if (own.length > 0) return PLATFORMS.flatMap((each) => own.find((release) => release.platform === each) ?? []);
  return versions.map(({ release }) => release);
}

/** "And in April?" means the year of the question before. */
function withYear(own: Parts, { earlier, facts, topic }: Before): Parts {
  const year = /\b20\d\d\b/.exec(earlier.text)?.[0];
  if (year === undefined || countTimes(own.text) === 0 || /\b20\d\d\b/.test(own.text)) return own;
  return readParts(`${own.text.replace(/\W+$/, '')} ${year}`, facts, topic, own.platform);
}

/** "When was it removed?" or "so which one does?" asks for the feature of the answer before. */
function ofSubject(own: Parts, { earlier, facts }: Before): VersionQuestion | undefined {
  const { kinds, text } = own;
  const features = subjectOf(earlier, facts);
  if (own.scope !== undefined || own.features.length > 0 || features.length === 0) return undefined;
  const asksForEvent =
    kinds.some((kind) => ENDINGS.has(kind)) || (kinds.length > 0 && !kinds.includes('new') && SUBJECT.test(text));
  if (!asksForEvent && !WHICH_DOES.test(text)) return undefined;
  const platform = own.platform ?? earlier.platform;
  return { ...own, features, items: [], likely: [], platform, intent: asksForEvent ? 'history' : 'arrival' };
}

/** The features that the question was about, or that the few items of its answer are about. */
function subjectOf({ features, scope = [], kinds }: VersionQuestion, facts: ReleaseFacts): readonly FeatureData[] {
  const items = scope.flatMap((release) => release.items).filter(({ kind }) => kinds.includes(kind));
  if (features.length > 0 || items.length > FEW_ITEMS) return features;
  return facts.features.filter(({ id }) => items.some(({ feature }) => feature === id));
}

/** What is asked of the releases that the answer before spoke of: their neighbours, dates or contents. */
function ofReleasesMeant(own: Parts, { earlier, facts }: Before): VersionQuestion | undefined {
  const { text, kinds } = own;
  const meant = releasesMeant(earlier, facts);
  const last = meant.at(-1);
  if (own.features.length > 0 || own.versions.length > 0 || last === undefined) return undefined;
  const about = (intent: VersionQuestion['intent'], scope: readonly Release[]): VersionQuestion => {
    return { ...own, features: [], items: [], scope, intent };
  };
  if (SINCE_THEN.test(text)) return about('changes', since(facts.releases, last).releases);
  // "And which later one passes them on?" asks for more than a neighbour.
  if (own.isDetailed && own.likely.length > 0 && isLikely(own, 'arrival')) return undefined;
  const steps = wordNumber(STEPS.exec(text)?.[1] ?? '1');
  const step = PREVIOUS.test(text) ? -steps : NEXT.test(text) ? steps : 0;
  const neighbours = step === 0 ? [] : meant.flatMap((release) => neighbourOf(release, step, facts));
  const asksForContents = earlier.intent === 'changes' || /\bchange|new\b/i.test(text);
  if (neighbours.length > 0) return about(asksForContents ? 'changes' : 'releases', neighbours);
  if (own.scope !== undefined) return undefined;
  if (WHEN.test(text)) return about('releases', meant);
  if (kinds.length > 0 && REFERS.test(text) && earlier.features.length === 0)
    return about('changes', earlier.scope ?? meant);
  return ELSE.test(text) && (REFERS.test(text) || /\belse\b/i.test(text)) ? about('changes', meant) : undefined;
}

function neighbourOf(release: Release, step: number, { releases }: ReleaseFacts): Release[] {
  const same = releases.filter(({ platform }) => platform === release.platform).toSorted(compareReleases);
  return [same[same.indexOf(release) + step] ?? []].flat();
}

/** "And on mobile?" is the question before, asked of the other platform. */
function onOtherPlatform(own: Parts, { earlier, facts, topic }: Before): VersionQuestion | undefined {
  const { platform } = own;
  if (platform === undefined || platform === earlier.platform) return undefined;
  const isPlatformOnly = stemsOf(own.text.replace(PLATFORM_TALK, ' ')).every(isTalk);
  if (!isPlatformOnly && (own.scope !== undefined || own.features.length > 0)) return undefined;
  return { ...earlier, platform, versions: [], scope: readParts(earlier.text, facts, topic, platform).scope };
}

/** The question before with the parts that the follow-up names in place of its own. */
function merged(own: Parts, { earlier }: Before): VersionQuestion | undefined {
  const { scope, versions, kinds, features, items, isCount } = own;
  const whole = decideIntent(own);
  const hasTopic = features.length > 0;
  const hasLimit = scope !== undefined;
  if ((whole !== undefined && hasTopic) || (!hasLimit && !hasTopic && kinds.length === 0 && !isCount)) return whole;
  const isOfThing = earlier.features.length + earlier.items.length > 0;
  return {
    ...own,
    // "Is that in 1.40?"
    intent: isOfThing && versions.length > 0 && isLikely(own, 'presence') ? 'presence' : earlier.intent,
    text: earlier.text,
    versions: hasLimit ? versions : earlier.versions,
    scope: scope ?? earlier.scope,
    platform: own.platform ?? earlier.platform,
    kinds: kinds.length > 0 ? kinds : earlier.kinds,
    isCount: isCount || earlier.isCount,
    features: hasTopic ? features : earlier.features,
    items: hasTopic ? items : earlier.items,
  };
}

function isLikely({ probabilities }: Parts, intent: 'arrival' | 'presence'): boolean {
  return (probabilities.get(intent) ?? 0) > SURELY;
}
