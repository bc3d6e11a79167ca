import type { ReleasesData } from '@feedback-docs/releases';
import { type InvertedIndex, invertStems } from './InvertedIndex.ts';
import type { SectionRole, SectionText } from './Section.ts';
import { indexSection, type SectionWords } from './sectionWords.ts';

/** Special places of a section on the site, which shift its score. A lead is the part under a page's title. */
export type Place = 'release' | 'lead' | SectionRole;

/** A section with its words counted. */
export interface ReadSection extends SectionText {
  readonly words: SectionWords;
  /** Undefined for an ordinary section. */
  readonly place: Place | undefined;
}

/** The sections with what their own text tells. */
export interface ReadSections {
  readonly sections: readonly ReadSection[];
  /** The sections by the stems of their own text. */
  readonly words: InvertedIndex;
  /** The stems of pages and of release items that link to them, without what readers say. */
  readonly docsVocabulary: ReadonlySet<string>;
}

/** What was read of sections, with the releases it was read with: a browser needs it for the index and again for the corpus. */
const known = new WeakMap<readonly SectionText[], { releases: object; read: ReadSections }>();

/** Counts the words of sections. Release items lend their words to the sections they link to. */
export function readSections(texts: readonly SectionText[], releases: Pick<ReleasesData, 'releases'>): ReadSections {
  const before = known.get(texts);
  if (before?.releases === releases) return before.read;
  const read = readAll(texts, releases);
  known.set(texts, { releases, read });
  return read;
}

function readAll(texts: readonly SectionText[], releases: Pick<ReleasesData, 'releases'>): ReadSections {
  const anchorTexts = anchorTextsOf(releases);
  const sections = texts.map((section) => ({
    ...section,
    words: indexSection(section, anchorTexts.get(section.url) ?? []),
    place: placeOf(section),
  }));
  return {
    sections,
    words: invertStems(sections.map(({ words }) => words.all)),
    docsVocabulary: new Set(sections.flatMap(({ words }) => [...words.written])),
  };
}

function placeOf({ isRelease, role, anchor }: SectionText): ReadSection['place'] {
  if (isRelease) return 'release';
  return role ?? (anchor === null ? 'lead' : undefined);
}

function anchorTextsOf({ releases }: Pick<ReleasesData, 'releases'>): Map<string, string[]> {
  const anchorTexts = new Map<string, string[]>();
  const add = (url: string, text: string) => anchorTexts.set(url, [...(anchorTexts.get(url) ?? []), text]);
  for (const { items } of releases) {
    for (const item of items) for (const link of item.links) add(link.href, `${item.title}. ${item.plain}`);
  }
  return anchorTexts;
}
