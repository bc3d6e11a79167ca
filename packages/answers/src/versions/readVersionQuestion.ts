import { type FeatureData, newestRelease, type Platform, type ReleaseItem, since } from '@feedback-docs/releases';
import type { ReleaseFacts } from './ReleaseFacts.ts';
import { readIntent } from './readIntent.ts';
import { readKinds } from './readKinds.ts';
import { isOfOthers, readScope } from './readScope.ts';
import { readPlatform, readVersions } from './readVersions.ts';
import { releasesMeant } from './releasesMeant.ts';
import type { VersionQuestion } from './VersionQuestion.ts';

/** What a question is about, as found in the release data and in the docs. */
export interface Topic {
  /** Features that the question names. */
  readonly named: readonly FeatureData[];
  /** Features that the question may mean without a name. */
  readonly explained: readonly FeatureData[];
  /** Release items that hold what the question says, best first. */
  readonly items: readonly ReleaseItem[];
}

/** A question about versions with everything read from it but its intent. */
export type Parts = Omit<VersionQuestion, 'intent'> & { readonly explained: readonly FeatureData[] };

/**
 * Reads a question about versions; undefined when it is none. `earlier` is the version question before it, which a
 * follow-up completes.
 */
export function readVersionQuestion(
  question: string,
  facts: ReleaseFacts,
  topic: Topic,
  earlier?: VersionQuestion,
): VersionQuestion | undefined {
  const own = partsOf(question, facts, topic, readPlatform(question));
  if (earlier !== undefined) return completed(own, earlier, facts, topic);
  return withIntent(own);
}

function partsOf(text: string, facts: ReleaseFacts, topic: Topic, platform: Platform | undefined): Parts {
  const versions = readVersions(text, facts, platform);
  return {
    text,
    versions,
    platform,
    scope: readScope(text, facts, { versions, platform }),
    kinds: readKinds(text),
    isCount: /\b(?:how many|number of|count of|how often)\b/i.test(text),
    features: topic.named,
    explained: topic.explained,
    items: topic.items,
  };
}

function withIntent({ explained, ...own }: Parts): VersionQuestion | undefined {
  const intent = readIntent({ ...own, explained }, isOfOthers(own.text));
  if (intent === undefined) return undefined;
  const isNameless = own.features.length === 0;
  return { ...own, features: isNameless && OF_FEATURES.has(intent) ? explained : own.features, intent };
}

const OF_FEATURES: ReadonlySet<VersionQuestion['intent']> = new Set(['arrival', 'presence', 'state', 'availability']);

/** Most items that "it" in a follow-up can mean. */
const FEW_ITEMS = 2;
const PREVIOUS = /\b(?:before|previous|preceding|prior|earlier)\b/i;
const NEXT = /\b(?:next|after|following|later|afterwards)\b/i;
const REFERS = /\b(?:it|that|this|then|there|same|those|these|one)\b/i;
const ELSE = /\b(?:else|other|rest|more|with it|in it|in that|there|change[ds]?|brings?|brought|contain\w*|new)\b/i;
const WHEN = /\b(?:when|date|day)\b/i;

/** A follow-up names only what differs from the question before; "that one" is a release of the answer before. */
function completed(
  own: Parts,
  earlier: VersionQuestion,
  facts: ReleaseFacts,
  topic: Topic,
): VersionQuestion | undefined {
  const isNeighbour = own.versions.length === 0 && (PREVIOUS.test(own.text) || NEXT.test(own.text));
  const meant = own.scope === undefined || isNeighbour ? releasesMeant(earlier, facts) : [];
  const hasTopic = own.features.length > 0;
  const subject = hasTopic ? [] : subjectOf(earlier, facts);
  if (
    own.scope === undefined &&
    subject.length > 0 &&
    own.kinds.some((kind) => kind === 'removed' || kind === 'deprecated')
  ) {
    const again = withIntent({ ...own, features: subject, items: [], platform: own.platform ?? earlier.platform });
    if (again !== undefined) return again;
  }
  if (own.isCount && own.scope === undefined && !hasTopic) {
    return { ...earlier, isCount: true, kinds: own.kinds.length > 0 ? own.kinds : earlier.kinds };
  }
  const last = meant.at(-1);
  if (
    last !== undefined &&
    !hasTopic &&
    /\bsince (?:then|that)\b|\bafter (?:that|it)\b.*\b(?:all|everything|releases)\b/i.test(own.text)
  ) {
    return { ...own, features: [], items: [], scope: since(facts.releases, last).releases, intent: 'changes' };
  }
  if (meant.length > 0 && !hasTopic) {
    const neighbours = PREVIOUS.test(own.text) ? -1 : NEXT.test(own.text) ? 1 : 0;
    if (neighbours !== 0) {
      const scope = meant.flatMap((release) => {
        const same = facts.releases.filter(({ platform }) => platform === release.platform);
        return same.toSorted((a, b) => a.date.localeCompare(b.date))[indexOf(same, release) + neighbours] ?? [];
      });
      const intent = earlier.intent === 'changes' || /\bchange|new\b/i.test(own.text) ? 'changes' : 'releases';
      if (scope.length > 0) return { ...own, features: [], items: [], scope, intent };
    }
    if (WHEN.test(own.text)) return { ...own, features: [], items: [], scope: meant, intent: 'releases' };
    if (ELSE.test(own.text) && (REFERS.test(own.text) || /\belse\b/i.test(own.text)))
      return { ...own, features: [], items: [], scope: meant, intent: 'changes' };
  }
  const isPlatformOnly =
    own.platform !== undefined && own.platform !== earlier.platform && own.scope === undefined && !hasTopic;
  if (isPlatformOnly) {
    const known: Topic = { ...topic, named: earlier.features, items: earlier.items };
    const again = partsOf(earlier.text, facts, known, own.platform);
    const scope = again.versions.length > 0 ? (newestRelease(facts.releases, own.platform) ?? []) : again.scope;
    return {
      ...earlier,
      platform: own.platform,
      versions: [],
      scope: scope === undefined ? undefined : [scope].flat(),
    };
  }
  const intent = withIntent({ ...own, explained: [] })?.intent;
  if (own.scope === undefined && own.kinds.length === 0 && !hasTopic)
    return intent === undefined ? undefined : withIntent(own);
  const isWhole =
    intent !== undefined &&
    (own.scope !== undefined || hasTopic) &&
    /\b(?:when|which|what (?:changed|is|was)|is|are)\b/i.test(own.text.replace(/^\W*(?:and|what about)\b/i, ''));
  if (isWhole && !(REFERS.test(own.text) && !hasTopic)) return withIntent(own);
  return {
    ...own,
    intent:
      own.scope !== undefined && earlier.features.length === 0 && !hasTopic
        ? intent === 'changes'
          ? earlier.intent
          : (intent ?? earlier.intent)
        : earlier.intent,
    text: earlier.text,
    versions: own.versions.length > 0 ? own.versions : own.scope === undefined ? earlier.versions : [],
    scope: own.scope ?? earlier.scope,
    platform: own.platform ?? earlier.platform,
    kinds: own.kinds.length > 0 ? own.kinds : earlier.kinds,
    isCount: own.isCount || earlier.isCount,
    features: hasTopic ? own.features : earlier.features,
    items: hasTopic ? own.items : earlier.items,
  };
}

/** The features that the question before was about, or that the few items of its answer are about. */
function subjectOf({ features, scope, kinds }: VersionQuestion, facts: ReleaseFacts): readonly FeatureData[] {
  if (features.length > 0 || scope === undefined) return features;
  const items = scope.flatMap((release) => release.items).filter(({ kind }) => kinds.includes(kind));
  return items.length > FEW_ITEMS ? [] : facts.features.filter(({ id }) => items.some(({ feature }) => feature === id));
}

function indexOf(same: readonly { readonly date: string }[], release: { readonly date: string }): number {
  return same.filter(({ date }) => date < release.date).length;
}
