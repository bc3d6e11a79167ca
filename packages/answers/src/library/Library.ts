import type { ReleasesData } from '@feedback-docs/releases';
import { BYSTANDERS } from '../language/bystanders.ts';
import { createSpelling, type Spelling } from '../language/Spelling.ts';
import { indexMeanings, type Meanings } from '../meaning/indexMeanings.ts';
import { type IndexRows, plainLikenesses } from '../meaning/likenesses.ts';
import { plainWords } from '../meaning/plainWords.ts';
import { indexHeadings } from './headings.ts';
import { indexPhrasings, type Phrasings, phrasingSizes } from './phrasings.ts';
import type { AnswersData, Section } from './Section.ts';
import { indexSection, type SectionWords } from './sectionWords.ts';
import { indexWords, startsOf, type WordIndex } from './WordIndex.ts';
import { indexWordingOdds, type WordingOdds } from './wordingOdds.ts';

/** A section with its words counted. */
export interface LibrarySection extends Section {
  readonly words: SectionWords;
}

/** All sections the assistant may quote and link to, and what their words are worth. */
export interface Library {
  readonly sections: readonly LibrarySection[];
  readonly byUrl: ReadonlyMap<string, LibrarySection>;
  /** Number of sections that hold a stem, in their text or in a phrasing. */
  readonly frequency: ReadonlyMap<string, number>;
  /** Addresses of the sections by what their headings name (see `nameIn`). */
  readonly headings: ReadonlyMap<string, ReadonlySet<string>>;
  /** The ways in which readers ask; from the number of the last section on those that the docs do not answer. */
  readonly phrasings: Phrasings;
  /** What the words of each phrasing weigh together. */
  readonly phrasingSizes: Float64Array;
  readonly wordingOdds: WordingOdds;
  readonly meanings: Meanings;
  readonly spelling: Spelling;
  /** The sections by the stems of their own text. */
  readonly words: WordIndex;
  /** The lines of all sections by their stems, numbered section by section, with the number of each section's first line. */
  readonly lines: WordIndex & { readonly starts: readonly number[] };
  /** The stems of headings and content: what the docs themselves speak of, without other names. */
  readonly spoken: ReadonlySet<string>;
  /** Stems of people, trades and places that the docs themselves do not speak of; they are not read. */
  readonly bystanders: ReadonlySet<string>;
  /** Mean number of words of a section's content. */
  readonly meanLength: number;
}

/** Makes the library from the sections of the index; release items lend their words to the sections they point to. */
export function createLibrary(
  data: AnswersData,
  releases: Pick<ReleasesData, 'releases'>,
  indexRows: IndexRows = plainLikenesses,
): Library {
  const { sections, unanswered } = data;
  const pointers = pointersOf(sections, releases);
  const indexed = sections.map((section) => ({
    ...section,
    words: indexSection(section, pointers.get(section.url) ?? []),
  }));
  const words = indexWords(indexed.map((section) => section.words.all));
  const spoken = new Set(
    indexed.flatMap((section) => [...section.words.heading, ...section.words.lines.flatMap((line) => [...line])]),
  );
  const bystanders = new Set([...BYSTANDERS].filter((stem) => !spoken.has(stem)));
  const phrasings = indexPhrasings([...sections.map(waysToAsk), ...Object.values(unanswered)], bystanders);
  const asked = phrasings.texts.map(plainWords);
  const meanings = indexMeanings(data, { words: asked, starts: phrasings.starts, bystanders }, indexRows);
  const frequency = frequencies(words, phrasings);
  const firstUnanswered = phrasings.starts[sections.length] ?? 0;
  const lengths = indexed.reduce((sum, section) => sum + section.words.length, 0);
  return {
    sections: indexed,
    headings: indexHeadings(sections),
    byUrl: new Map(indexed.map((section) => [section.url, section])),
    phrasings,
    phrasingSizes: phrasingSizes(phrasings, frequency, sections.length),
    wordingOdds: indexWordingOdds({
      answered: phrasings.wordings.slice(0, firstUnanswered),
      unanswered: phrasings.wordings.slice(firstUnanswered),
    }),
    meanings,
    spelling: createSpelling({ docs: sections.flatMap(wordsIn), asked: asked.flat(), isWord: meanings.isWord }),
    frequency,
    words,
    lines: indexLines(indexed),
    spoken,
    bystanders,
    meanLength: lengths / Math.max(1, indexed.length),
  };
}

/** The ways in which readers ask for a section; the plainest is its heading. */
export function waysToAsk({ title, askedAs, isRelease }: Section): readonly string[] {
  return isRelease || askedAs.includes(title) ? askedAs : [title, ...askedAs];
}

function wordsIn({ pageTitle, title, lines }: Section): string[] {
  return [pageTitle, title, ...lines.map(({ text }) => text)].flatMap(plainWords);
}

function indexLines(sections: readonly LibrarySection[]): Library['lines'] {
  const lines = sections.map(({ words }) => words.lines);
  return { ...indexWords(lines.flat()), starts: startsOf(lines.map(({ length }) => length)) };
}

function frequencies(words: WordIndex, phrasings: Phrasings): Map<string, number> {
  const stems = new Set([...words.holders.keys(), ...phrasings.words.holders.keys()]);
  return new Map(
    [...stems].map((stem) => {
      const asked = (phrasings.words.holders.get(stem) ?? []).map((number) => phrasings.sections[number]);
      return [stem, new Set([...(words.holders.get(stem) ?? []), ...asked]).size];
    }),
  );
}

function pointersOf(sections: readonly Section[], { releases }: Pick<ReleasesData, 'releases'>): Map<string, string[]> {
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
