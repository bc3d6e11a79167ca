import { itemPath } from '@feedback-docs/releases';
import { wordsOf } from '../language/wordsOf.ts';
import type { Retrieved } from '../retrieval/retrieve.ts';
import type { VersionQuestion } from './VersionQuestion.ts';

/** The words after "what changed for". */
const OF_SUBJECT =
  /\b(?:chang\w*|new|news|fix\w*|improv\w*|happen\w*|updat\w*|differ\w*) (?:for|about|with|to|of|in|regarding|concerning) (?:the |our |your |my )?((?:[\p{L}-]+ ?){1,2})/iu;

/**
 * Stems of the names in a question of things that these docs do not speak of. A name that readers use for what is meant
 * is none of them, such as "fingerprint" for the lock of the app.
 */
export function foreignNames(
  { concepts, ranked }: Pick<Retrieved, 'concepts' | 'ranked'>,
  { features, items }: VersionQuestion,
): string[] {
  const names = concepts.filter(({ isOutside }) => isOutside).map(({ stem }) => stem);
  if (names.length === 0) return names;
  const meant = new Set([...features.map(({ path }) => path), ...items.map(itemPath)]);
  const sections = ranked.filter(({ section }) => meant.has(section.url)).map(({ section }) => section);
  return names.filter((stem) => !sections.some(({ isAskedWith }) => isAskedWith(stem)));
}

/** Whether changes to one of these names are asked for; elsewhere it may only tell who asks. */
export function isSubject(names: readonly string[], question: string): boolean {
  const subject = OF_SUBJECT.exec(question)?.[1] ?? '';
  return wordsOf(subject).some(({ stem }) => names.includes(stem));
}
