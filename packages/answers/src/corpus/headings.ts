import { STOP_STEMS } from '../language/stopWords.ts';
import { stemsOf } from '../language/wordsOf.ts';
import type { SectionText } from './Section.ts';

/** What a text names: "How do I set a quota?" names the same as "Quotas". Empty when it names nothing. */
export function nameIn(text: string, isEveryday: (stem: string) => boolean): string {
  const stems = [...new Set(stemsOf(text))].filter((stem) => !STOP_STEMS.has(stem));
  const own = stems.filter((stem) => !isEveryday(stem));
  return (own.length > 0 ? own : stems).sort().join(' ');
}

/** The addresses of the sections by the names in their headings, without release items. */
export function indexHeadings(
  sections: readonly SectionText[],
  isEveryday: (stem: string) => boolean,
): ReadonlyMap<string, ReadonlySet<string>> {
  const byName = new Map<string, Set<string>>();
  for (const { title, url } of sections.filter(({ isRelease }) => !isRelease)) {
    const name = nameIn(title, isEveryday);
    if (name !== '') byName.set(name, (byName.get(name) ?? new Set()).add(url));
  }
  return byName;
}
