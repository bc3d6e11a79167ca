import { compareReleases, type FeatureData, type Release, since } from '@feedback-docs/releases';
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
const NEXT = /\b(?:next|after|follow(?:ed|s|ing)?|later|afterwards|succe(?:eded|eds|ssor))\b/i;
/** "Two versions before that" */
const STEPS = /\b(\d|two|three|four|five) (?:versions?|releases?|updates?) (?:before|earlier|after|later)\b/i;
const SINCE_THEN = /\bsince (?:then|that)\b/i;
const REFERS = /\b(?:it|that|this|then|there|same|those|these|one)\b/i;
const SUBJECT = /\b(?:it|them|this|that)\b/i;
/** "So which one does?" or "Since when does the app?" asks which release has what the question before is about. */
const WHICH_DOES =
  /^\W*(?:so |then |and |ok(?:ay)?,? |but )*which (?:ones?|versions?|releases?) (?:does|do|did|has|have|had|can|is it in)\W*$/i;
const OMITS =
  /\b(?:does|has|have|had|did|do) (?:the |your )?(?:mobile |web )?(?:app|web|mobile|browser|phones?|tablets?)\W*$/i;
const ELSE =
  /\b(?:else|other|rest|more|with it|in it|in that|there|change[ds]?|brings?|brought|contain\w*|includ\w*|new)\b/i;
const WHEN = /\b(?:when|date|day)\b/i;
const ALSO = /^\W*(?:and|what about|how about)\b/i;
const ASKS_ANEW = /\b(?:when|which|what (?:changed|is|was)|is|are)\b/i;
/** "The browser version" is a platform, like "the web". */
const PLATFORM_TALK =
  /\b(?:the |your )?(?:web|browser|desktop|mobile|tablet|phone|app)s?(?: (?:versions?|products?|editions?|apps?|side|platform))?\b/gi;

/** The ways in which a follow-up can lean on the question before it; the first that applies decides. */
const WAYS: readonly ((own: Parts, before: Before) => VersionQuestion | undefined)[] = [
  ofSubject,
  counted,
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

/** "And in April?" means the year of the question before. */
function withYear(own: Parts, { earlier, facts, topic }: Before): Parts {
  const year = /\b20\d\d\b/.exec(earlier.text)?.[0];
  if (year === undefined || countTimes(own.text) === 0 || /\b20\d\d\b/.test(own.text)) return own;
  return readParts(`${own.text.replace(/\W+$/, '')} ${year}`, facts, topic, own.platform);
}

/** "When was it removed?" or "since which version does the app?" asks for the feature of the answer before. */
function ofSubject(own: Parts, { earlier, facts }: Before): VersionQuestion | undefined {
  const { kinds, text } = own;
  const features = subjectOf(earlier, facts);
  if (own.scope !== undefined || own.features.length > 0 || features.length === 0) return undefined;
  const isEnd = kinds.includes('removed') || kinds.includes('deprecated');
  const asksForEvent = isEnd || (kinds.length > 0 && !kinds.includes('new') && SUBJECT.test(text));
  if (!asksForEvent && !WHICH_DOES.test(text) && !(isLikely(own, 'arrival') && OMITS.test(text))) return undefined;
  const platform = own.platform ?? earlier.platform;
  return { ...own, features, items: [], likely: [], platform, intent: asksForEvent ? 'history' : 'arrival' };
}

/** The features that the question was about, or that the few items of its answer are about. */
function subjectOf({ features, scope = [], kinds }: VersionQuestion, facts: ReleaseFacts): readonly FeatureData[] {
  const items = scope.flatMap((release) => release.items).filter(({ kind }) => kinds.includes(kind));
  if (features.length > 0 || items.length > FEW_ITEMS) return features;
  return facts.features.filter(({ id }) => items.some(({ feature }) => feature === id));
}

/** "How many were there?" */
function counted({ isCount, scope, features, kinds }: Parts, { earlier }: Before): VersionQuestion | undefined {
  if (!isCount || scope !== undefined || features.length > 0) return undefined;
  return { ...earlier, isCount, kinds: kinds.length > 0 ? kinds : earlier.kinds };
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
  const isPlatformOnly = wordsOf(own.text.replace(PLATFORM_TALK, ' ')).every(
    ({ stem }) => STOP_STEMS.has(stem) || EVERYDAY_STEMS.has(stem) || VERSION_TALK.has(stem),
  );
  if (!isPlatformOnly && (own.scope !== undefined || own.features.length > 0)) return undefined;
  const known: Topic = { ...topic, features: earlier.features, items: earlier.items };
  return { ...earlier, platform, versions: [], scope: readParts(earlier.text, facts, known, platform).scope };
}

/** The question before with the parts that the follow-up names in place of its own. */
function merged(asked: Parts, { earlier, facts }: Before): VersionQuestion | undefined {
  // "And the signature on them?" names a thing only by what it means.
  const isAnother = ALSO.test(asked.text) && asked.features.length === 0 && earlier.features.length > 0;
  const own = isAnother ? { ...asked, features: asked.explained } : asked;
  const { scope, versions, kinds, features, items, isCount } = own;
  const whole = decideIntent(own);
  const hasTopic = features.length > 0;
  const hasLimit = scope !== undefined;
  const asksAnew = ASKS_ANEW.test(own.text.replace(/^\W*(?:and|what about)\b/i, '')) && (hasLimit || hasTopic);
  const isWhole = whole !== undefined && asksAnew && (hasTopic || !REFERS.test(own.text));
  if (isWhole || (!hasLimit && !hasTopic && kinds.length === 0)) return whole;
  return {
    ...own,
    intent: mergedIntent(own, whole, earlier, facts),
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

/** What was asked before, unless the follow-up asks for something else of releases, or whether one has the thing. */
function mergedIntent(own: Parts, whole: VersionQuestion | undefined, earlier: VersionQuestion, facts: ReleaseFacts) {
  const { versions, scope, features, text } = own;
  const isOfThing = earlier.features.length + earlier.items.length > 0;
  if (scope !== undefined && earlier.features.length + features.length === 0) {
    const isBare = wordsOf(withoutVersions(text, facts)).every(
      ({ stem }) => STOP_STEMS.has(stem) || /^[\d.]+$/.test(stem),
    );
    return whole === undefined || isBare || whole.intent === 'changes' ? earlier.intent : whole.intent;
  }
  // "Is that in 1.40?"
  return isOfThing && versions.length > 0 && isLikely(own, 'presence') ? 'presence' : earlier.intent;
}

function isLikely({ probabilities }: Parts, intent: 'arrival' | 'presence'): boolean {
  return (probabilities.get(intent) ?? 0) > 0.5;
}
