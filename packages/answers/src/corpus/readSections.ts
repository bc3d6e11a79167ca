import type { ReleasesData } from '@feedback-docs/releases';
import { IRRELEVANT_ENTITIES } from '../language/irrelevantEntities.ts';
import type { SectionText } from './Section.ts';
import { indexSection, type SectionWords } from './sectionWords.ts';
import { indexWords, type WordIndex } from './WordIndex.ts';

/** The kinds of places that a section may have on the site. */
export type Place = 'release' | 'overview' | 'lead' | 'troubleshooting' | 'reference';

/** A section with its words counted. */
export interface ReadSection extends SectionText {
  readonly words: SectionWords;
  /** The kind of place it has, if it is a special one. */
  readonly place: Place | undefined;
}

/** What the sections themselves say. */
export interface ReadSections {
  readonly sections: readonly ReadSection[];
  /** The sections by the stems of their own text. */
  readonly words: WordIndex;
  /** The stems of headings and content: what the docs themselves speak of, without other names. */
  readonly spoken: ReadonlySet<string>;
  /** Stems of people, trades and places that the docs themselves do not speak of; they are not read. */
  readonly irrelevantEntities: ReadonlySet<string>;
}

/** Counts the words of sections; release items lend their words to the sections they point to. */
export function readSections(texts: readonly SectionText[], releases: Pick<ReleasesData, 'releases'>): ReadSections {
  const pointers = pointersOf(texts, releases);
  const sections = texts.map((section) => ({
    ...section,
    words: indexSection(section, pointers.get(section.url) ?? []),
    place: placeOf(section),
  }));
  const spoken = new Set(
    sections.flatMap(({ words }) => [...words.heading, ...words.lines.flatMap((line) => [...line])]),
  );
  return {
    sections,
    words: indexWords(sections.map(({ words }) => words.all)),
    spoken,
    irrelevantEntities: new Set([...IRRELEVANT_ENTITIES].filter((stem) => !spoken.has(stem))),
  };
}

function placeOf({ isRelease, page, anchor }: SectionText): ReadSection['place'] {
  if (isRelease) return 'release';
  if (page === '/docs' || page.startsWith('/docs/versions/')) return 'overview';
  if (anchor === null) return 'lead';
  if (anchor === 'what-can-go-wrong') return 'troubleshooting';
  return page.endsWith('/Appendix') ? 'reference' : undefined;
}

function pointersOf(
  sections: readonly SectionText[],
  { releases }: Pick<ReleasesData, 'releases'>,
): Map<string, string[]> {
  const pointers = new Map<string, string[]>();
  const add = (url: string, text: string) => pointers.set(url, [...(pointers.get(url) ?? []), text]);
  for (const { items } of releases) {
    for (const item of items) for (const link of item.links) add(link.href, `${item.title}. ${item.plain}`);
  }
  const byTitle = new Map(sections.filter(({ isRelease }) => !isRelease).map(({ title, url }) => [title, url]));
  for (const section of sections.filter(({ anchor }) => anchor === 'related-pages')) {
    for (const { text } of section.lines) {
      const [label = '', description = ''] = text.split(': ');
      const url = byTitle.get(label);
      if (url !== undefined) add(url, description);
    }
  }
  return pointers;
}
