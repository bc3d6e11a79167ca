import type { FeatureData } from '@feedback-docs/releases';
import { EVERYDAY_STEMS, STOP_STEMS } from '../language/stopWords.ts';
import { stemsOf, wordsOf } from '../language/wordsOf.ts';
import { VERSION_TALK } from './findItems.ts';
import type { FeatureName, ReleaseFacts } from './ReleaseFacts.ts';
import { topicOf } from './topicOf.ts';

/** Least share of a name's own words that a question must hold. */
const MIN_SHARE = 0.5;
/** A name with a number that the question does not hold is a little less likely to be meant. */
const WITHOUT_NUMBER = 0.95;
/** Most features that one question is about. */
const MAX_FEATURES = 3;

/** Words between several things that a question names. */
const OF_SEVERAL = /\b(?:and|or|before|after|than|vs|versus)\b/i;

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
  return wordsOf(topicOf(question)).some(
    ({ stem }) =>
      !own.has(stem) &&
      !STOP_STEMS.has(stem) &&
      !EVERYDAY_STEMS.has(stem) &&
      !VERSION_TALK.has(stem) &&
      itemFrequency.has(stem),
  );
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
  readonly number: string | undefined;
}

function matchName(
  { feature, stems, rest, weights, number, isCommon }: FeatureName,
  question: readonly string[],
): NameMatch {
  const places = placesOf(stems, question);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const held = weights.reduce((sum, weight, part) => sum + ((places[part] ?? -1) >= 0 ? weight : 0), 0);
  const at = places.filter((place) => place >= 0);
  const isDistinct = isCommon
    ? isPhrase(at, stems.length)
    : at.length === stems.length || stems.some((stem, part) => (places[part] ?? -1) >= 0 && !EVERYDAY_STEMS.has(stem));
  const isWhole = at.length === stems.length && [...rest].every((stem) => question.includes(stem));
  const fit = number === undefined || question.includes(number) ? 1 : WITHOUT_NUMBER;
  return {
    feature,
    share: total === 0 ? 0 : (fit * held) / total,
    score: held,
    at,
    isDistinct,
    isWhole,
    number,
  };
}

/** Where each word of a name stands, next to the words before where it stands more than once; -1 for none. */
function placesOf(stems: readonly string[], question: readonly string[]): number[] {
  const all = stems.map((stem) => question.flatMap((other, at) => (other === stem ? [at] : [])));
  const once = all.find(({ length }) => length === 1)?.[0];
  const distance = (at: number) => Math.abs(at - (once ?? 0));
  return all.map((places) => places.toSorted((a, b) => distance(a) - distance(b))[0] ?? -1);
}

/** Whether all words of a name stand side by side. */
function isPhrase(at: readonly number[], count: number): boolean {
  return at.length === count && Math.max(...at) - Math.min(...at) < count;
}

/** In the order of the question; a feature whose words are taken by a better one is not meant, unless only a number tells them apart. */
function withoutOverlaps(matches: readonly NameMatch[], isSeveral: boolean): FeatureData[] {
  const taken = new Set<number>();
  const [best] = matches;
  const meant = matches.filter(({ at, share, number }) => {
    const isTwin = number !== undefined && best?.number !== undefined && number !== best.number && share === best.share;
    if ((!isSeveral && share < (best?.share ?? 1)) || (!isTwin && at.some((place) => taken.has(place)))) return false;
    for (const place of at) taken.add(place);
    return true;
  });
  return meant
    .slice(0, MAX_FEATURES)
    .toSorted((a, b) => Math.min(...a.at) - Math.min(...b.at))
    .map(({ feature }) => feature);
}
