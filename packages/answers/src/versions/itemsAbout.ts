import type { ReleaseItem } from '@feedback-docs/releases';
import { EVERYDAY_STEMS, STOP_STEMS } from '../language/stopWords.ts';
import { stemsOf } from '../language/wordsOf.ts';
import { topicOf } from './findFeatures.ts';
import type { ItemWords, ReleaseFacts } from './ReleaseFacts.ts';
import type { Parts } from './VersionQuestion.ts';

/** Least share of the subject's words that an item must hold. */
const MIN_SHARE = 0.5;
/** A subject that more of all items hold sets no limit. */
const MAX_ITEMS = 0.4;

/** Words of questions for changes, which are no subject of an item. */
const TALK = new Set(
  stemsOf(
    'version release update upgrade notes changelog feature function thing stuff web mobile app platform instance change fix bugfix bug fault error improvement enhancement deprecation removal security breaking behaviour addition news new what happen ship bring arrive land appear roll deliver write read gain move go come differ compare miss skip learn know january february march april may june july august september october november december spring summer autumn winter quarter half month week year recent latest newest last since highlight important summary summarise overview count number detail related',
  ),
);

/**
 * Those of `items` that are about what a question for changes speaks of: by title, feature or area, else by a sentence.
 * Undefined when the question names no subject that any release has.
 */
export function itemsAbout(
  { text, features }: Pick<Parts, 'text' | 'features'>,
  items: readonly ReleaseItem[],
  facts: ReleaseFacts,
): readonly ReleaseItem[] | undefined {
  const areas = areasIn(text, facts);
  const subject = [...new Set(stemsOf(topicOf(text)))].filter(
    (stem) =>
      facts.itemFrequency.has(stem) &&
      !/\d/.test(stem) &&
      ![TALK, STOP_STEMS, EVERYDAY_STEMS].some((words) => words.has(stem)),
  );
  const isHeld = (...texts: readonly ReadonlySet<string>[]) =>
    subject.filter((stem) => texts.some((text) => text.has(stem))).length >= Math.max(1, subject.length * MIN_SHARE);
  const names = new Map(facts.features.map(({ id, name }) => [id, new Set(stemsOf(name))]));
  const isNamed = ({ item, title }: ItemWords) =>
    areas.includes(item.area) ||
    features.some(({ id }) => id === item.feature) ||
    isHeld(title, names.get(item.feature ?? '') ?? new Set());
  const [named, told] = [isNamed, ({ title, sentences }: ItemWords) => isHeld(title, sentences)].map(
    (isMeant) => new Set(facts.items.filter(isMeant).map(({ item }) => item)),
  );
  const { size } = new Set([...(named ?? []), ...(told ?? [])]);
  if (size === 0 || size > facts.items.length * MAX_ITEMS) return undefined;
  const ofSubject = items.filter((item) => named?.has(item));
  return ofSubject.length > 0 ? ofSubject : items.filter((item) => told?.has(item));
}

/** Areas that a question names by their names, or by words that readers have for them. */
function areasIn(text: string, { items, areaWords }: ReleaseFacts): readonly string[] {
  const asked = ` ${stemsOf(text).join(' ')} `;
  return [...new Set(items.map(({ item }) => item.area))].filter((area) =>
    [area, ...(areaWords[area] ?? [])].some((name) => asked.includes(` ${stemsOf(name).join(' ')} `)),
  );
}
