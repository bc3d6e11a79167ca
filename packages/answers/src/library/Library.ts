import type { ReleasesData } from '@feedback-docs/releases';
import type { Arithmetic, Groups } from '../arithmetic/Arithmetic.ts';
import { plainArithmetic } from '../arithmetic/plainArithmetic.ts';
import { BYSTANDERS } from '../language/bystanders.ts';
import { createSpelling, type Spelling } from '../language/Spelling.ts';
import { indexMeanings, type Meanings } from '../meaning/indexMeanings.ts';
import { plainWords } from '../meaning/plainWords.ts';
import { DILUTION, SATURATION } from '../retrieval/thresholds.ts';
import type { PLACES } from '../retrieval/weights.ts';
import { indexHeadings } from './headings.ts';
import { indexOverlaps, type Overlaps } from './overlaps.ts';
import { indexPhrasings, type Phrasings, phrasingSizes } from './phrasings.ts';
import type { AnswersData, Section } from './Section.ts';
import { indexSection, type SectionWords } from './sectionWords.ts';
import { indexWords, startsOf, type WordIndex } from './WordIndex.ts';
import { indexWordingOdds, type WordingOdds } from './wordingOdds.ts';

/** A section with its words counted. */
export interface LibrarySection extends Section {
  readonly words: SectionWords;
  /** The kind of place it has, if it is a special one. */
  readonly place: keyof typeof PLACES | undefined;
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
  /** What the phrasings share with a question, to be added up anew for each one. */
  readonly overlaps: Overlaps;
  readonly wordingOdds: WordingOdds;
  readonly meanings: Meanings;
  readonly spelling: Spelling;
  /** The sections by the stems of their own text. */
  readonly words: WordIndex;
  /** How much each of these sections, in the same order, speaks of the stem, from 0 to 1: BM25 over the weighted fields. */
  readonly wordShares: ReadonlyMap<string, Float64Array>;
  /** The lines of all sections by their stems, numbered section by section. */
  readonly lines: WordIndex;
  /** A number of each line, to be written anew for each question. */
  readonly lineValues: Groups;
  /** The stems of headings and content: what the docs themselves speak of, without other names. */
  readonly spoken: ReadonlySet<string>;
  /** Stems of people, trades and places that the docs themselves do not speak of; they are not read. */
  readonly bystanders: ReadonlySet<string>;
}

/** Makes the library from the sections of the index; release items lend their words to the sections they point to. */
export function createLibrary(
  data: AnswersData,
  releases: Pick<ReleasesData, 'releases'>,
  arithmetic: Arithmetic = plainArithmetic,
): Library {
  const { sections, unanswered } = data;
  const pointers = pointersOf(sections, releases);
  const indexed = sections.map((section) => ({
    ...section,
    words: indexSection(section, pointers.get(section.url) ?? []),
    place: placeOf(section),
  }));
  const words = indexWords(indexed.map((section) => section.words.all));
  const spoken = new Set(
    indexed.flatMap((section) => [...section.words.heading, ...section.words.lines.flatMap((line) => [...line])]),
  );
  const bystanders = new Set([...BYSTANDERS].filter((stem) => !spoken.has(stem)));
  const phrasings = indexPhrasings([...sections.map(waysToAsk), ...Object.values(unanswered)], bystanders);
  const asked = phrasings.texts.map(plainWords);
  const meanings = indexMeanings(data, { words: asked, starts: phrasings.starts, bystanders }, arithmetic);
  const frequency = frequencies(words, phrasings);
  const firstUnanswered = phrasings.starts[sections.length] ?? 0;
  const lines = indexed.map((section) => section.words.lines);
  return {
    sections: indexed,
    headings: indexHeadings(sections),
    byUrl: new Map(indexed.map((section) => [section.url, section])),
    phrasings,
    overlaps: indexOverlaps(phrasings, phrasingSizes(phrasings, frequency, sections.length)),
    wordingOdds: indexWordingOdds({
      answered: phrasings.wordings.slice(0, firstUnanswered),
      unanswered: phrasings.wordings.slice(firstUnanswered),
    }),
    meanings,
    spelling: createSpelling({ docs: sections.flatMap(wordsIn), asked: asked.flat(), isWord: meanings.isWord }),
    frequency,
    words,
    wordShares: wordShares(words, indexed),
    lines: indexWords(lines.flat()),
    lineValues: arithmetic.indexGroups(startsOf(lines.map(({ length }) => length))),
    spoken,
    bystanders,
  };
}

/** The ways in which readers ask for a section; the plainest is its heading. */
export function waysToAsk({ title, askedAs, isRelease }: Section): readonly string[] {
  return isRelease || askedAs.includes(title) ? askedAs : [title, ...askedAs];
}

function placeOf({ isRelease, page, anchor }: Section): LibrarySection['place'] {
  if (isRelease) return 'release';
  if (page === '/docs' || page.startsWith('/docs/versions/')) return 'overview';
  if (anchor === null) return 'lead';
  if (anchor === 'what-can-go-wrong') return 'troubleshooting';
  return page.endsWith('/Appendix') ? 'reference' : undefined;
}

function wordsIn({ pageTitle, title, lines }: Section): string[] {
  return [pageTitle, title, ...lines.map(({ text }) => text)].flatMap(plainWords);
}

function wordShares({ holders }: WordIndex, sections: readonly LibrarySection[]): Map<string, Float64Array> {
  const meanLength = sections.reduce((sum, { words }) => sum + words.length, 0) / Math.max(1, sections.length);
  const shareOf = (stem: string, { weights, length }: SectionWords) => {
    const count = (weights.get(stem) ?? 0) / (1 - DILUTION + (DILUTION * length) / meanLength);
    return count / (count + SATURATION);
  };
  return new Map(
    [...holders].map(([stem, numbers]) => [
      stem,
      Float64Array.from(numbers, (number) => shareOf(stem, (sections[number] as LibrarySection).words)),
    ]),
  );
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
