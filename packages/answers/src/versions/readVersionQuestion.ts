import type { ItemKind } from '@feedback-docs/releases';
import type { ReleaseFacts } from './ReleaseFacts.ts';
import { readPeriod } from './readPeriod.ts';
import { type NamedVersion, readPlatform, readVersions } from './readVersions.ts';
import type { VersionIntent, VersionQuestion } from './VersionQuestion.ts';

const KIND_WORDS: readonly (readonly [ItemKind, RegExp])[] = [
  [
    'removed',
    /\b(?:remov\w*|dropp?ed|discontinu\w*|retired?|taken (?:out|away)|gone|killed|no longer|disappear\w*|end(?:ed)? of life|stop(?:ped)? (?:working|being|supporting))\b/i,
  ],
  ['deprecated', /\b(?:deprecat\w*|phased? out|announced? (?:as|for) remov\w*)\b/i],
  ['fixed', /\b(?:fix(?:ed|es)?|bugs?|bugfix\w*|repair\w*|resolved|corrected)\b/i],
  ['security', /\b(?:security|vulnerabilit\w*)\b/i],
  ['improved', /\b(?:improv\w*|enhanc\w*|got better)\b/i],
  ['changed', /\b(?:behaviou?r chang\w*|breaking)\b/i],
  ['new', /\b(?:new features?|features? (?:were |was )?(?:added|new)|added|brand[- ]new)\b/i],
];

const ASKS_WHEN =
  /\b(?:when|since when|how long|(?:which|what) (?:\w+ )?(?:versions?|releases?|updates?|date|day|year)|(?:from|in|since|as of|with) (?:which|what)|first (?:\w+ )?(?:version|release)|as of when)\b/i;
const ARRIVES =
  /\b(?:arriv\w*|introduc\w*|add(?:ed)?|appear\w*|c(?:ome|ame)|land(?:ed)?|launch\w*|ship(?:ped)?|available|availability|support(?:s|ed)?|g[eo]t|exist\w*|ha[sd]|have|releas\w*|since|start\w*|beg[au]n|need(?:ed)?|requir\w*|roll(?:ed)? out|became|implement\w*|debut\w*|offer\w*|include[sd]?|bring|brought|been|became)\b/i;
/** A question for a version by its own words. */
const ASKS_VERSION =
  /\b(?:which|what|whats|in what) (?:\w+ ){0,2}(?:versions?|releases?|updates?)\b|\b(?:since|from) when\b|\bsince (?:which|what)\b|\bwhen (?:did|was|were|has|have)\b/i;
const CURRENT =
  /\b(?:which|what) (?:\w+ )?(?:version|release) (?:are (?:we|you)|am i|is (?:it|this|out|live|current|running|the (?:newest|latest|current))|do (?:we|i|you) have)\b|\b(?:version|release)\b[^?.]*\b(?:at the moment|right now|currently|at present)\b/i;
/** A question for all changes of a kind, in whatever release. */
const ALL_OF_KIND =
  /\b(?:which|what|list|show|all|any)\b[^?.]*\b(?:features?|functions?|changes|items|things|deprecations|removals|fixes)\b/i;
const NEWEST =
  /\b(?:newest|latest|most recent|current|last|up[- ]to[- ]date)\b[^?.]*\b(?:versions?|releases?|updates?|builds?|apps?)\b|\bwhat(?:'s| is) new\b(?! (?:in|since|after|with) (?:web |mobile |version |release |v)?\d)/i;
const OLDEST = /\b(?:oldest|earliest|very first|first)\b[^?.]*\b(?:versions?|releases?)\b/i;
const HISTORY =
  /\b(?:history of|what happened (?:to|with)|how (?:has|have|did)\b[^?.]*\b(?:change|evolve|develop)|chang(?:ed|es) (?:to|of|in|about|with)|what(?:'s| has| have)? changed (?:in|about|with|for|to))\b/i;
const SINCE =
  /\b(?:since|after|newer than|later than|miss|behind|still on|upgrad\w* from|updat\w* from|coming from|missed)\b/i;
const RELEASED = /\b(?:released?|come out|came out|published|ship(?:ped)?|dates?|out)\b/i;
const COMPARES = /\b(?:between|from|vs|versus|differen\w*|compar\w*|and|to)\b/i;
const AVAILABLE = /\b(?:available|availab\w*|support\w*|work|works|exist\w*|possible|use|have|has|offer\w*|there)\b/i;

/**
 * Reads a question about versions; undefined when it is none. `features` are those the question names, `earlier` is the
 * version question before it, which a follow-up completes.
 */
export function readVersionQuestion(
  question: string,
  facts: ReleaseFacts,
  { features, items }: Pick<VersionQuestion, 'features' | 'items'>,
  earlier?: VersionQuestion,
): VersionQuestion | undefined {
  const platform = readPlatform(question) ?? (earlier?.versions.length === 0 ? undefined : earlier?.platform);
  const versions = readVersions(question, facts, platform);
  const kinds = KIND_WORDS.filter(([, pattern]) => pattern.test(question)).map(([kind]) => kind);
  const period = readPeriod(question, facts.releases);
  const own = { versions, platform, kinds, features, items, period };
  const intent = intentOf(question, own);
  if (intent !== undefined) return { ...own, intent };
  if (earlier === undefined) return undefined;
  return completed(own, earlier);
}

type Parts = Omit<VersionQuestion, 'intent'>;

function intentOf(
  question: string,
  { versions, kinds, features, items, platform, period }: Parts,
): VersionIntent | undefined {
  const hasFeature = features.length > 0;
  if (versions.length >= 2 && COMPARES.test(question) && differ(versions)) return 'comparison';
  if (versions.length > 0) return intentWithVersion(question, hasFeature, kinds);
  if (
    /\b(?:newest|latest|most recent|current)\s+(?:(?:web|mobile|app|product)\s+)?(?:versions?|releases?|updates?)\b/i.test(
      question,
    )
  ) {
    return ASKS_WHEN.test(question) && hasFeature ? 'arrival' : 'newest';
  }
  if (hasFeature && HISTORY.test(question)) return 'history';
  if (hasFeature && kinds.includes('removed') && /^(?:was|were|has|have|did|is|are)\b/i.test(question.trim()))
    return 'history';
  if (hasFeature && ASKS_WHEN.test(question)) {
    if (kinds.some((kind) => kind !== 'new')) return 'history';
    if (/\bhow long\b/i.test(question)) return undefined;
    if (ARRIVES.test(question) || /\b(?:versions?|releases?|when (?:did|was|were|has|have))\b/i.test(question))
      return 'arrival';
  }
  if (hasFeature) {
    const asks = /^(?:so |and |but )?(?:is|are|does|do|can|could|has|have|will)\b/i.test(question.trim());
    return asks && platform !== undefined && AVAILABLE.test(question) && /\bmobile\b|\bapp\b|\bweb\b/i.test(question)
      ? 'availability'
      : undefined;
  }
  if (
    period !== undefined &&
    /\b(?:releas\w*|versions?|new|changed?|changes|came out|come out|updates?|ship\w*|fix\w*|remov\w*|deprecat\w*)\b/i.test(
      question,
    )
  )
    return 'period';
  if (NEWEST.test(question) || CURRENT.test(question)) return 'newest';
  if (OLDEST.test(question)) return 'oldest';
  if (items.length > 0 && ASKS_VERSION.test(question)) return 'items';
  const isAllOfKind = kinds.some((kind) => kind === 'removed' || kind === 'deprecated' || kind === 'security');
  return isAllOfKind &&
    ALL_OF_KIND.test(question) &&
    /\b(?:versions?|releases?|web|mobile|app|product|so far|ever)\b/i.test(question)
    ? 'period'
    : undefined;
}

function intentWithVersion(question: string, hasFeature: boolean, kinds: readonly ItemKind[]): VersionIntent {
  if (
    hasFeature &&
    !/\bwhat(?:'s| is| was| were)? (?:new|changed|else|removed|fixed|deprecated|improved)\b/i.test(question)
  ) {
    const isAboutChange =
      kinds.some((kind) => kind !== 'new') || /\b(?:chang\w*|happen\w*|differ\w*)\b/i.test(question);
    return isAboutChange ? 'history' : 'presence';
  }
  if (/\b(?:when|date|day|how old)\b/i.test(question) && (RELEASED.test(question) || /\bhow old\b/i.test(question)))
    return 'date';
  return SINCE.test(question) ? 'since' : 'contents';
}

/** A follow-up names only what differs from the question before. */
function completed(own: Parts, earlier: VersionQuestion): VersionQuestion | undefined {
  const isPlatformOnly = own.platform !== undefined && own.platform !== earlier.platform;
  if (own.features.length === 0 && own.kinds.length === 0 && !isPlatformOnly) return undefined;
  return {
    intent: earlier.intent === 'availability' && own.features.length === 0 ? 'availability' : earlier.intent,
    versions: earlier.versions,
    platform: own.platform ?? earlier.platform,
    kinds: own.kinds.length > 0 ? own.kinds : earlier.kinds,
    features: own.features.length > 0 ? own.features : earlier.features,
    items: own.items,
    period: earlier.period,
  };
}

function differ(versions: readonly NamedVersion[]): boolean {
  const [first, second] = versions;
  return first?.release.platform === second?.release.platform;
}
