import type { ReleasesData } from '@feedback-docs/releases';
import type { Arithmetic, Groups } from '../arithmetic/Arithmetic.ts';
import { plainArithmetic } from '../arithmetic/plainArithmetic.ts';
import { createSpelling, type Spelling } from '../language/Spelling.ts';
import { plainWords } from '../meaning/plainWords.ts';
import { type AnswerIndex, frequencies } from './AnswerIndex.ts';
import { type BigramLogOdds, openBigramLogOdds } from './bigramLogOdds.ts';
import { indexHeadings } from './headings.ts';
import { type Meanings, openMeanings } from './meanings.ts';
import { indexOverlaps, type Overlaps } from './overlaps.ts';
import { openPhrasings, type Phrasings } from './phrasings.ts';
import { type ReadSection, readSections } from './readSections.ts';
import type { SectionText } from './Section.ts';
import { indexWords, startsOf, type WordIndex } from './WordIndex.ts';

/** BM25: how soon repeating a word stops counting, and how much a longer text counts for less. Set on bench/answers/development.json alone. */
const K1 = 1.3;
const B = 0.55;

/** A section with its words counted, and what readers call it. */
export interface CorpusSection extends ReadSection {
  /** Whether a reader's question for this section has the stem. */
  isAskedWith(stem: string): boolean;
}

/** All sections the assistant may quote and link to, and what their words are worth. */
export interface Corpus {
  readonly sections: readonly CorpusSection[];
  readonly byUrl: ReadonlyMap<string, CorpusSection>;
  /** Number of sections that hold a stem, in their text or in a phrasing. */
  readonly frequency: ReadonlyMap<string, number>;
  /** Addresses of the sections by what their headings name (see `nameIn`). */
  readonly headings: ReadonlyMap<string, ReadonlySet<string>>;
  /** The ways in which readers ask; from the number of the last section on those that the docs do not answer. */
  readonly phrasings: Phrasings;
  /** What the phrasings share with a question, to be added up anew for each one. */
  readonly overlaps: Overlaps;
  readonly bigramLogOdds: BigramLogOdds;
  readonly meanings: Meanings;
  readonly spelling: Spelling;
  /** The sections by the stems of their own text. */
  readonly words: WordIndex;
  /** How much a section speaks of a stem, from 0 to 1: BM25 over the weighted fields. */
  shareOf(stem: string, section: CorpusSection): number;
  /** The lines of all sections by their stems, numbered section by section. */
  readonly lines: WordIndex;
  /** A number of each line, to be written anew for each question. */
  readonly lineValues: Groups;
  /** The stems of headings and content: what the docs themselves speak of, without other names. */
  readonly spoken: ReadonlySet<string>;
  /** Stems of people, trades and places that the docs themselves do not speak of; they are not read. */
  readonly irrelevantEntities: ReadonlySet<string>;
}

/** Makes the corpus from what was indexed; release items lend their words to the sections they point to. */
export function createCorpus(
  index: AnswerIndex,
  releases: Pick<ReleasesData, 'releases'>,
  arithmetic: Arithmetic = plainArithmetic,
): Corpus {
  const read = readSections(index.sections, releases);
  const { words, spoken, irrelevantEntities } = read;
  const phrasings = openPhrasings(index.phrasings);
  const sections = read.sections.map((section, number) => ({
    ...section,
    isAskedWith: (stem: string) =>
      phrasings.words.holdersOf(stem).some((holder) => phrasings.sections[holder] === number),
  }));
  const meanings = openMeanings(index, irrelevantEntities, arithmetic);
  const meanLength = sections.reduce((sum, { words }) => sum + words.length, 0) / Math.max(1, sections.length);
  const lines = sections.map((section) => section.words.lines);
  return {
    sections,
    headings: indexHeadings(sections),
    byUrl: new Map(sections.map((section) => [section.url, section])),
    phrasings,
    overlaps: indexOverlaps(phrasings, index.phrasingSizes),
    bigramLogOdds: openBigramLogOdds(index.wordingCounts),
    meanings,
    spelling: createSpelling({
      docs: sections.flatMap(wordsIn),
      asked: index.asked,
      isWord: meanings.isWord,
    }),
    frequency: frequencies(read, phrasings),
    words,
    shareOf(stem, { words: { weights, length } }) {
      const count = (weights.get(stem) ?? 0) / (1 - B + (B * length) / meanLength);
      return count / (count + K1);
    },
    lines: indexWords(lines.flat()),
    lineValues: arithmetic.indexGroups(startsOf(lines.map(({ length }) => length))),
    spoken,
    irrelevantEntities,
  };
}

function wordsIn({ pageTitle, title, lines }: SectionText): string[] {
  return [pageTitle, title, ...lines.map(({ text }) => text)].flatMap(plainWords);
}
