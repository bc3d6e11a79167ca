import type { FeatureData, ReleaseItem } from '@feedback-docs/releases';
import { EVERYDAY_STEMS, FILLER_STEMS } from '../language/fillerWords.ts';
import { READER_PHRASES } from '../language/readerWords.ts';
import { wordsOf } from '../language/wordsOf.ts';
import type { ItemWords, ReleaseFacts } from './ReleaseFacts.ts';
import { topicOf } from './topicOf.ts';

/** Least share of the subject's words that an item must hold. */
const LEAST_SHARE = 0.5;
/** A subject that more of all items hold sets no limit. */
const MOST_ITEMS = 0.4;
/** Letters that a word shares with others of its family: "translators" with "translation". */
const FAMILY = 6;

/** Words of questions for changes, which are no subject of an item. */
const TALK = new Set(
  wordsOf(
    'version release update upgrade notes changelog feature function thing stuff web mobile app platform instance change fix bugfix bug fault error improvement enhancement deprecation removal security breaking behaviour addition news new what happen ship bring arrive gain move go come differ compare miss skip learn know january february march april may june july august september october november december spring summer autumn winter quarter half month week year recent latest newest last since highlight important summary summarise overview detail related',
  ).map(({ stem }) => stem),
);

/** Areas of the product by words that readers have for them, beside the words of their names. */
const AREAS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:admins?|administrators?)\b/i, ['Administration', 'Security and privacy']],
  [/\b(?:security|privacy|gdpr|data protection)\b/i, ['Security and privacy']],
  [/\b(?:accessib\w*|a11y)\b/i, ['Performance and accessibility']],
  [/\bquestion types?\b/i, ['Question types']],
  [/\b(?:interviewers?|field ?work\w*)\b/i, ['Mobile capture']],
];

/** The release items about what a question for changes speaks of; undefined when it names no subject that any item has. */
export function itemsAbout(
  question: string,
  facts: ReleaseFacts,
  features: readonly FeatureData[],
): ReadonlySet<ReleaseItem> | undefined {
  const asksForKind = /\bsecurity (?:\w+ )?(?:fix\w*|changes?|items?|updates?|patch\w*|improvements?)\b/i.test(
    question,
  );
  const areas = AREAS.filter(([words]) => words.test(question) && !asksForKind).flatMap(([, named]) => named);
  const subject = subjectOf(question, facts);
  const about = facts.items
    .filter(
      (entry) =>
        areas.includes(entry.item.area) ||
        features.some(({ id }) => id === entry.item.feature) ||
        (subject.length > 0 && shareOf(entry, subject) >= LEAST_SHARE),
    )
    .map(({ item }) => item);
  return about.length === 0 || about.length > facts.items.length * MOST_ITEMS ? undefined : new Set(about);
}

/** Each word of the subject as the stems under which items may speak of it. */
function subjectOf(question: string, { itemFrequency }: ReleaseFacts): string[][] {
  const stems = new Set(wordsOf(topicOf(question)).map(({ stem }) => stem));
  return [...stems]
    .filter((stem) => !TALK.has(stem) && !FILLER_STEMS.has(stem) && !EVERYDAY_STEMS.has(stem) && !/\d/.test(stem))
    .map((stem) => {
      if (itemFrequency.has(stem)) return [stem];
      const family = [...itemFrequency.keys()].filter(
        (other) => stem.length > FAMILY && other.startsWith(stem.slice(0, FAMILY)),
      );
      if (family.length > 0) return family;
      return (READER_PHRASES.get(stem) ?? []).filter(({ stems }) => stems.length === 1).flatMap(({ docs }) => docs);
    })
    .filter((forms) => forms.length > 0);
}

function shareOf({ title, sentences }: ItemWords, subject: readonly string[][]): number {
  const held = subject.filter((forms) => forms.some((stem) => title.has(stem) || sentences.has(stem)));
  return held.length / subject.length;
}
