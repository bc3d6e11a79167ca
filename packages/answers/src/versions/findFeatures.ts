import type { FeatureData } from '@feedback-docs/releases';
import { EVERYDAY_STEMS, STOP_STEMS } from '../language/stopWords.ts';
import { stemsOf } from '../language/wordsOf.ts';
import type { FeatureName, ReleaseFacts } from './ReleaseFacts.ts';

/** Least share of a name's own words that a question must hold. */
const MIN_SHARE = 0.5;
/** A name with a number that the question does not hold is a little less likely to be meant. */
const WITHOUT_NUMBER = 0.95;
/** Most features that one question is about. */
const MAX_FEATURES = 3;
/** Words between several things that a question names. */
const OF_SEVERAL = /\b(?:and|or|before|after|than|vs|versus)\b/i;

/** Talk of versions and times, which names no feature though a feature may have such a word in its name. */
const TALK: readonly RegExp[] = [
  /\brelease[- ](?:dates?|days?|notes?)\b|\bdates? of (?:release|publication)\b|\b(?:which|what) (?:dates?|days?)\b|\b(?:and|with|by|their|its) (?:the |their |its )?dates?\b|\bdates?\W*$|\bdates?(?= (?:of|for) (?:the )?(?:web|mobile|version|release|newest|latest|last|current|most recent|oldest|first|v?\d))/gi,
  /\b(?:the )?(?:web|browsers?|desktop) (?:or|and|than|before|after) (?:on )?(?:the )?(?:mobile|app|phones?|tablets?)\b|\b(?:the )?(?:mobile|app|phones?|tablets?) (?:or|and|than|before|after) (?:on )?(?:the )?(?:web|browsers?|desktop)\b/gi,
];
/** Stems of questions about versions, which say nothing about an item. */
export const VERSION_TALK: ReadonlySet<string> = new Set(
  stemsOf(
    'mobile app web version release feature arrive introduce add available support come get since first update go become raise increase lower reduce length change start begin turn switch make put rise fix bug problem repair correct resolve',
  ),
);

/** What a question about versions is about, without its talk of versions: "v2" is read as "version 2". */
export function topicOf(question: string): string {
  const spelt = question.replace(/\bv\.? ?([12])(?![\d._])/gi, 'version $1');
  return TALK.reduce((text, pattern) => text.replace(pattern, ' '), spelt);
}

/** Whether a stem names nothing: it shapes a question, is of everyday use, or speaks of versions as such. */
export function isTalk(stem: string): boolean {
  return STOP_STEMS.has(stem) || EVERYDAY_STEMS.has(stem) || VERSION_TALK.has(stem) || /^[\d.]+$/.test(stem);
}

/**
 * The features a question names, in its order. A part of a name is enough where release items say for `sure` that the
 * feature is meant, or where the question speaks of several.
 */
export function namedFeatures(
  question: string,
  { names }: ReleaseFacts,
  sure: readonly FeatureData[] = [],
): readonly FeatureData[] {
  const stems = stemsOf(topicOf(question));
  const isOfSeveral = OF_SEVERAL.test(question);
  const matches = names
    .filter(({ stems: own }) => own.some((stem) => stems.includes(stem)))
    .map((name) => matchName(name, stems))
    .filter(({ share, isDistinct }) => isDistinct && share >= MIN_SHARE)
    .filter(({ isWhole, feature }) => isWhole || isOfSeveral || sure.includes(feature))
    .map((match) => (match.isWhole || sure.includes(match.feature) ? match : { ...match, share: match.share / 2 }))
    .toSorted((a, b) => b.share - a.share || b.score - a.score);
  return withoutOverlaps(matches, isOfSeveral || question.includes(','));
}

/** Whether a question says more than the names of its features and what all questions about versions say. */
export function isDetailed(
  question: string,
  features: readonly FeatureData[],
  { names, itemFrequency }: ReleaseFacts,
): boolean {
  const own = new Set(
    names.filter(({ feature }) => features.includes(feature)).flatMap(({ stems, rest }) => [...stems, ...rest]),
  );
  return stemsOf(topicOf(question)).some((stem) => !own.has(stem) && !isTalk(stem) && itemFrequency.has(stem));
}

interface NameMatch {
  readonly feature: FeatureData;
  readonly share: number;
  /** Weight of the name's words in the question. */
  readonly score: number;
  /** Places of these words in the question. */
  readonly at: readonly number[];
  /** Whether more of the name than a word of everyday use stands in the question. */
  readonly isDistinct: boolean;
  readonly isWhole: boolean;
}

function matchName(
  { feature, stems, rest, weights, number, isCommon }: FeatureName,
  question: readonly string[],
): NameMatch {
  const places = placesOf(stems, question);
  const at = places.filter((place) => place >= 0);
  const sum = (some: readonly number[]) => some.reduce((total, weight) => total + weight, 0);
  const score = sum(weights.filter((_, part) => (places[part] ?? -1) >= 0));
  const isFull = at.length === stems.length;
  const fit = number === undefined || question.includes(number) ? 1 : WITHOUT_NUMBER;
  return {
    feature,
    share: stems.length === 0 ? 0 : (fit * score) / sum(weights),
    score,
    at,
    isDistinct: isCommon
      ? isFull && Math.max(...at) - Math.min(...at) < stems.length
      : isFull || stems.some((stem, part) => (places[part] ?? -1) >= 0 && !EVERYDAY_STEMS.has(stem)),
    isWhole: isFull && rest.every((stem) => question.includes(stem)),
  };
}

/** Where each word of a name stands, next to the words before where it stands more than once; -1 for none. */
function placesOf(stems: readonly string[], question: readonly string[]): number[] {
  const all = stems.map((stem) => question.flatMap((other, at) => (other === stem ? [at] : [])));
  const once = all.find(({ length }) => length === 1)?.[0] ?? 0;
  return all.map((places) => places.toSorted((a, b) => Math.abs(a - once) - Math.abs(b - once))[0] ?? -1);
}

/** In the order of the question; a feature whose words are taken by a better one is not meant. */
function withoutOverlaps(matches: readonly NameMatch[], isSeveral: boolean): FeatureData[] {
  const taken = new Set<number>();
  const meant = matches.filter(({ at, share }) => {
    if ((!isSeveral && share < (matches[0]?.share ?? 1)) || at.some((place) => taken.has(place))) return false;
    for (const place of at) taken.add(place);
    return true;
  });
  return meant
    .slice(0, MAX_FEATURES)
    .toSorted((a, b) => Math.min(...a.at) - Math.min(...b.at))
    .map(({ feature }) => feature);
}
