import type { FeatureData, ReleaseItem } from '@feedback-docs/releases';
import { idf } from '../corpus/idf.ts';
import { STOP_STEMS } from '../language/stopWords.ts';
import { stemsOf } from '../language/wordsOf.ts';
import type { Concept } from '../retrieval/Concept.ts';
import type { ItemWords, ReleaseFacts } from './ReleaseFacts.ts';

/** Least share of a question that an item must hold. */
const MIN_COVERAGE = 0.5;
/** Most items that one question is about. */
const MAX_ITEMS = 4;

/** Stems of questions about versions, which say nothing about an item. */
export const VERSION_TALK: ReadonlySet<string> = new Set(
  stemsOf(
    'mobile app web version release feature arrive introduce add available support come get since first update go become raise increase lower reduce length change start begin turn switch make put rise fix bug problem repair correct resolve',
  ),
);

/** Least words of a title that a question must hold to name it. */
const MIN_TITLE_WORDS = 2;

/** The items whose title stands in the question with all its words, the longest title first. */
export function titledItems(question: string, { items }: ReleaseFacts): ReleaseItem[] {
  const stems = new Set(stemsOf(question));
  return items
    .filter(({ titleWords }) => titleWords.length >= MIN_TITLE_WORDS && titleWords.every((stem) => stems.has(stem)))
    .toSorted((a, b) => b.titleWords.length - a.titleWords.length)
    .map(({ item }) => item);
}

/**
 * The items that hold most of what a question says beside its talk of versions, best first. An item that holds only the
 * names of the features asked for tells nothing more about them.
 */
export function findItems(
  { items, itemFrequency }: ReleaseFacts,
  concepts: readonly Concept[],
  features: readonly FeatureData[],
): ReleaseItem[] {
  const names = new Set(stemsOf(features.map(({ name }) => name).join(' ')));
  const asked = concepts
    .filter(({ stem, isKnown }) => !isKnown || !(VERSION_TALK.has(stem) || STOP_STEMS.has(stem)))
    .map(({ stem, isKnown }) => ({
      stem,
      isKnown,
      // A rare word among the items says more than a common one; one that no item holds counts like the rarest.
      weight: idf((isKnown && itemFrequency.get(stem)) || 1, items.length),
      isName: isKnown && names.has(stem),
    }));
  const total = asked.reduce((sum, { weight }) => sum + weight, 0);
  return items
    .map((entry) => ({ item: entry.item, ...heldBy(entry, asked) }))
    .filter(({ weight, isMore }) => isMore && weight / total >= MIN_COVERAGE)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MAX_ITEMS)
    .map(({ item }) => item);
}

interface QueryConcept extends Pick<Concept, 'stem' | 'weight' | 'isKnown'> {
  readonly isName: boolean;
}

/** A word in the title of an item counts more than one in its sentences. */
const TITLE_WEIGHT = 1;
const SENTENCE_WEIGHT = 0.8;

/** How much of a question an item holds, and whether more than the names of features. */
function heldBy({ title, sentences }: ItemWords, asked: readonly QueryConcept[]) {
  const held = asked.filter(({ stem, isKnown }) => isKnown && (title.has(stem) || sentences.has(stem)));
  const weights = held.map(({ stem, weight }) => weight * (title.has(stem) ? TITLE_WEIGHT : SENTENCE_WEIGHT));
  return { weight: weights.reduce((sum, weight) => sum + weight, 0), isMore: held.some(({ isName }) => !isName) };
}
