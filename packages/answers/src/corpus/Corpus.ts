import type { ReleasesData } from '@feedback-docs/releases';
import { plainWords } from '../embedding/plainWords.ts';
import { createSpelling, type Spelling } from '../language/Spelling.ts';
import { EVERYDAY_STEMS } from '../language/stopWords.ts';
import type { AnswerIndex } from './AnswerIndex.ts';
import { type Embeddings, openEmbeddings } from './embeddings.ts';
import { indexHeadings } from './headings.ts';
import { type InvertedIndex, invertStems, prefixSums } from './InvertedIndex.ts';
import { indexRows, type NamedRow } from './namedRows.ts';
import { indexOverlaps, type Overlaps } from './overlaps.ts';
import { openParaphrases, type Paraphrases, paraphraseSizes } from './paraphrases.ts';
import { type ReadSection, readSections } from './readSections.ts';
import type { SectionText } from './Section.ts';

/** BM25's constants, set on bench/answers/development.json alone. */
const K1 = 1.3;
const B = 0.55;
/** A word that more of the sections have, such as what the product makes, tells none of them apart. */
const EVERYDAY_SHARE = 0.7;
/** A word that more of the sections have goes without saying: the boats of a harbour, the ropes of a boat. */
const COMMON_SHARE = 0.25;

/** An indexed section. */
export interface CorpusSection extends ReadSection {
  /** Whether one of its paraphrases has the stem. */
  isAskedWith(stem: string): boolean;
}

/** All sections the assistant may quote and link to, with the indexes over them. */
export interface Corpus {
  readonly sections: readonly CorpusSection[];
  readonly byUrl: ReadonlyMap<string, CorpusSection>;
  /** Number of sections with a stem, in their text or in a paraphrase. */
  readonly documentFrequency: ReadonlyMap<string, number>;
  /** Whether a word is of everyday use, in any text or in these docs. */
  isEveryday(stem: string): boolean;
  /** Addresses of the sections by the name in their heading (see `nameIn`). */
  readonly headings: ReadonlyMap<string, ReadonlySet<string>>;
  /** The rows of tables that hold the amount a question asks for. */
  rowsNamedIn(question: string): readonly NamedRow[];
  /** Questions as readers ask them, by section; the groups after the last section are those that the docs do not answer. */
  readonly paraphrases: Paraphrases;
  /** Number of those that the docs do not answer. */
  readonly listed: number;
  /** Word overlap of a question with the paraphrases; its buffers are reused for each question. */
  readonly overlaps: Overlaps;
  readonly embeddings: Embeddings;
  readonly spelling: Spelling;
  /** The sections by the stems of their own text. */
  readonly words: InvertedIndex;
  /** BM25 of a stem in a section over the weighted fields, without idf, from 0 to 1. */
  bm25(stem: string, section: CorpusSection): number;
  /** The lines by their stems, numbered section by section. */
  readonly lines: InvertedIndex;
  /** Where the lines of each section begin; at the end, their number. */
  readonly lineStarts: Uint32Array;
  /** The stems of pages and of release items that link to them, without what readers say. */
  readonly docsVocabulary: ReadonlySet<string>;
}

/** Opens the index. Release items lend their words to the sections they link to. */
export function createCorpus(index: AnswerIndex, releases: Pick<ReleasesData, 'releases'>): Corpus {
  const read = readSections(index.sections, releases);
  const paraphrases = openParaphrases(index.paraphrases);
  const sections = read.sections.map((section, number) => ({
    ...section,
    isAskedWith: (stem: string) =>
      paraphrases.words.postingsOf(stem).some((paraphrase) => paraphrases.sections[paraphrase] === number),
  }));
  const embeddings = openEmbeddings(index);
  const meanLength = sections.reduce((sum, { words }) => sum + words.length, 0) / Math.max(1, sections.length);
  const documentFrequency = documentFrequencies(read.sections, paraphrases);
  const isEveryday = (stem: string) =>
    EVERYDAY_STEMS.has(stem) || (documentFrequency.get(stem) ?? 0) > EVERYDAY_SHARE * sections.length;
  const isCommon = (stem: string) =>
    isEveryday(stem) || (documentFrequency.get(stem) ?? 0) > COMMON_SHARE * sections.length;
  const lines = sections.map((section) => section.words.lines);
  return {
    sections,
    headings: indexHeadings(sections, isEveryday),
    rowsNamedIn: indexRows(sections, isCommon, isEveryday),
    byUrl: new Map(sections.map((section) => [section.url, section])),
    paraphrases,
    listed: (paraphrases.starts.at(-1) ?? 0) - (paraphrases.starts[sections.length] ?? 0),
    overlaps: indexOverlaps(paraphrases, paraphraseSizes(index.paraphrases, documentFrequency, sections.length)),
    embeddings,
    spelling: createSpelling({
      docs: sections.flatMap(wordsIn),
      asked: index.asked,
      isWord: embeddings.isWord,
    }),
    documentFrequency,
    isEveryday,
    words: read.words,
    docsVocabulary: read.docsVocabulary,
    bm25(stem, { words: { weights, length } }) {
      const count = (weights.get(stem) ?? 0) / (1 - B + (B * length) / meanLength);
      return count / (count + K1);
    },
    lines: invertStems(lines.flat()),
    lineStarts: prefixSums(lines.map(({ length }) => length)),
  };
}

/** Number of sections and listed subjects with each stem, in their text or in a paraphrase. */
function documentFrequencies(
  sections: readonly ReadSection[],
  { starts, stems, stemSequences, words }: Paraphrases,
): Map<string, number> {
  const isLeftOut = stems.map((stem) => words.postingsOf(stem).length === 0);
  const documentFrequency = new Map<string, number>();
  for (let group = 0; group + 1 < starts.length; group++) {
    const own = new Set(sections[group]?.words.all);
    const { starts: at, numbers } = stemSequences;
    for (const stem of numbers.subarray(at[starts[group] as number], at[starts[group + 1] as number]))
      if (isLeftOut[stem] === false) own.add(stems[stem] as string);
    for (const stem of own) documentFrequency.set(stem, (documentFrequency.get(stem) ?? 0) + 1);
  }
  return documentFrequency;
}

function wordsIn({ pageTitle, title, lines }: SectionText): string[] {
  return [pageTitle, title, ...lines.map(({ text }) => text)].flatMap(plainWords);
}
