import type { FeatureData, ReleaseItem } from '@feedback-docs/releases';
import { EVERYDAY_STEMS, STOP_STEMS } from '../language/stopWords.ts';
import { stemsOf } from '../language/wordsOf.ts';
import { clausesOf } from './clausesOf.ts';
import type { ItemWords, ReleaseFacts } from './ReleaseFacts.ts';
import { topicOf } from './topicOf.ts';

/** Least share of the subject's words that an item must hold. */
const MIN_SHARE = 0.5;
/** A subject that more of all items hold sets no limit. */
const MAX_ITEMS = 0.4;
/** Letters that a word shares with others of its family: "translators" with "translation". */
const FAMILY = 6;

/** Words of questions for changes, which are no subject of an item. */
const TALK = new Set(
  stemsOf(
    'version release update upgrade notes changelog feature function thing stuff web mobile app platform instance change fix bugfix bug fault error improvement enhancement deprecation removal security breaking behaviour addition news new what happen ship bring arrive land appear roll deliver write read gain move go come differ compare miss skip learn know january february march april may june july august september october november december spring summer autumn winter quarter half month week year recent latest newest last since highlight important summary summarise overview count number detail related',
  ),
);

/** A clause that asks what releases brought. */
const ASKS_FOR_CHANGES =
  /\b(?:chang\w*|new|news|improv\w*|fix\w*|bugs?|correct\w*|remov\w*|deprecat\w*|security|releas\w*|versions?|updates?|br(?:ing|ings|ought)|add(?:ed|itions)?|features?|items?|miss\w*|notes?)\b/i;

/**
 * Those of `items` that are about what a question for changes speaks of: by title, feature or area, else by a sentence.
 * Undefined when the question names no subject that any release has.
 */
export function itemsAbout(
  { text, features }: { readonly text: string; readonly features: readonly FeatureData[] },
  items: readonly ReleaseItem[],
  facts: ReleaseFacts,
): readonly ReleaseItem[] | undefined {
  const asked = mainClause(text);
  const areas = areasIn(asked, facts);
  const subject = subjectOf(asked, facts);
  const names = new Map(facts.features.map(({ id, name }) => [id, new Set(stemsOf(name))]));
  const isNamed = ({ item, title }: ItemWords) =>
    areas.includes(item.area) ||
    features.some(({ id }) => id === item.feature) ||
    shareOf(subject, [title, names.get(item.feature ?? '') ?? new Set()]) >= MIN_SHARE;
  const named = new Set(facts.items.filter(isNamed).map(({ item }) => item));
  const told = new Set(
    facts.items
      .filter(({ title, sentences }) => shareOf(subject, [title, sentences]) >= MIN_SHARE)
      .map(({ item }) => item),
  );
  const count = new Set([...named, ...told]).size;
  if (count === 0 || count > facts.items.length * MAX_ITEMS) return undefined;
  const ofSubject = items.filter((item) => named.has(item));
  return ofSubject.length > 0 ? ofSubject : items.filter((item) => told.has(item));
}

/** The part of a question that asks; what stands before a colon or in another sentence only tells why. */
function mainClause(text: string): string {
  return clausesOf(text).find((clause) => ASKS_FOR_CHANGES.test(clause)) ?? text;
}

/** Areas that a question names by their names, or by words that readers have for them. */
function areasIn(text: string, { items, areaWords }: ReleaseFacts): readonly string[] {
  const asked = ` ${stemsOf(text).join(' ')} `;
  const areas = new Set(items.map(({ item }) => item.area));
  return [...areas].filter((area) =>
    [area, ...(areaWords[area] ?? [])].some((name) => {
      const stems = stemsOf(name);
      return stems.length > 0 && asked.includes(` ${stems.join(' ')} `);
    }),
  );
}

/** Each word of the subject as the stems under which items may speak of it. */
function subjectOf(question: string, { itemFrequency }: ReleaseFacts): string[][] {
  const stems = new Set(stemsOf(topicOf(question)));
  return [...stems]
    .filter((stem) => !TALK.has(stem) && !STOP_STEMS.has(stem) && !EVERYDAY_STEMS.has(stem) && !/\d/.test(stem))
    .map((stem) => {
      if (itemFrequency.has(stem)) return [stem];
      return [...itemFrequency.keys()].filter(
        (other) => stem.length > FAMILY && other.startsWith(stem.slice(0, FAMILY)),
      );
    })
    .filter((forms) => forms.length > 0);
}

function shareOf(subject: readonly string[][], texts: readonly ReadonlySet<string>[]): number {
  if (subject.length === 0) return 0;
  return subject.filter((forms) => forms.some((stem) => texts.some((text) => text.has(stem)))).length / subject.length;
}
