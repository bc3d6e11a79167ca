import type { FeatureData } from '@feedback-docs/releases';
import { EVERYDAY_STEMS, FILLER_STEMS } from '../language/fillerWords.ts';
import { wordsOf } from '../language/wordsOf.ts';
import { editDistance } from '../retrieval/editDistance.ts';
import type { RankedSection } from '../retrieval/rankSections.ts';
import type { FeatureName, ReleaseFacts } from './ReleaseFacts.ts';

/** Least share of a name's own words that a question must hold. */
const LEAST_SHARE = 0.6;
/** Least coverage of the question by the section that explains a feature, when its name is not in the question. */
const LEAST_COVERAGE = 0.75;
/** Most features that one question is about. */
const MAX_FEATURES = 3;

/** The features a question names, typos allowed; else the one that the best section explains; else none. */
export function findFeatures(
  question: string,
  { features, names }: ReleaseFacts,
  ranked: readonly RankedSection[],
): readonly FeatureData[] {
  const stems = wordsOf(question).map(({ stem }) => stem);
  const matches = names
    .map((name) => matchName(name, stems))
    .filter(({ share }) => share >= LEAST_SHARE)
    .toSorted((a, b) => b.share - a.share || b.worth - a.worth);
  const named = withoutOverlaps(matches);
  return named.length > 0 ? named.slice(0, MAX_FEATURES) : explainedBy(ranked, features);
}

interface NameMatch {
  readonly feature: FeatureData;
  readonly share: number;
  /** Weight of the name's words in the question. */
  readonly worth: number;
  /** Places of these words in the question. */
  readonly at: readonly number[];
}

function matchName({ feature, stems, weights }: FeatureName, question: readonly string[]): NameMatch {
  const places = stems.map((stem) => placeOf(stem, question));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const held = weights.reduce((sum, weight, part) => sum + ((places[part] ?? -1) >= 0 ? weight : 0), 0);
  const at = places.filter((place) => place >= 0);
  return { feature, share: total === 0 ? 0 : held / total, worth: held, at };
}

/** Where a stem stands in the question, as written if it does; -1 for nowhere. */
function placeOf(stem: string, question: readonly string[]): number {
  const exact = question.indexOf(stem);
  return exact >= 0 ? exact : question.findIndex((word) => isMisspelt(word, stem));
}

function isMisspelt(word: string, stem: string): boolean {
  if (stem.length < 5 || word.length < 4 || FILLER_STEMS.has(word) || EVERYDAY_STEMS.has(word)) return false;
  const most = stem.length >= 8 ? 2 : 1;
  return editDistance(word, stem, most) <= most;
}

/** Best first; a feature whose words are taken by a better one is not meant. */
function withoutOverlaps(matches: readonly NameMatch[]): FeatureData[] {
  const taken = new Set<number>();
  const [best] = matches;
  return matches.flatMap(({ feature, at, share }) => {
    if (share < (best?.share ?? 1) || at.some((place) => taken.has(place))) return [];
    for (const place of at) taken.add(place);
    return [feature];
  });
}

function explainedBy(ranked: readonly RankedSection[], features: readonly FeatureData[]): readonly FeatureData[] {
  const best = ranked.find(({ section }) => !section.isRelease);
  if (best === undefined || best.coverage < LEAST_COVERAGE) return [];
  return features.filter(({ path }) => path === best.section.url).slice(0, 1);
}
