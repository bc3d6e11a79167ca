import { stemWord } from '@feedback-docs/text';
import { type Arithmetic, ONE } from '../arithmetic/Arithmetic.ts';
import { wordsIn } from '../language/wordsOf.ts';
import { NEARNESS } from '../meaning/nearness.ts';
import { plainWords } from '../meaning/plainWords.ts';
import { readWordVectors, type WordVectors, type WordVectorsData } from '../meaning/WordVectors.ts';
import type { PhrasingsData } from './phrasings.ts';
import type { SectionText } from './Section.ts';
import { startsOf } from './WordIndex.ts';

/** What the phrasings, sections and lines mean, as numbers. */
export interface MeaningsData {
  /** The meanings in units of 1 / ONE, each in `width` numbers: of the phrasings, of each section and subject, of the lines. */
  readonly rows: Int16Array;
  readonly width: number;
  /** Number of each section's first line, where its headings count as one, and last of all how many lines there are. */
  readonly lineStarts: Uint32Array;
  /** Words without a vector that readers or the docs wrote, separated by spaces. */
  readonly written: string;
}

/** What the questions of readers and the lines of the docs mean. */
export interface Meanings {
  /** How alike a meaning is to what is known, but for the phrasing of this number; holds until the next call. */
  likenessesOf(meaning: Float32Array, without?: number): MeaningLikenesses;
  of(text: string): Float32Array;
  /** Whether it is a word of the language as far as is known. */
  isWord(word: string): boolean;
}

/**
 * Of each section and subject, likenesses from -1 to 1: of its four phrasings most alike, 0 at least; of the mean of its
 * phrasings; of the four most alike among its headings, which count as one line, and its lines.
 */
interface MeaningLikenesses extends Readonly<Record<'nearestPhrasings' | 'means' | 'nearestLines', Float32Array>> {
  /** How near its phrasings are together. */
  readonly nearness: Float64Array;
}

/** What is not to be found. */
const UNLIKE = -1;

/** Reads what the phrasings and all headings and lines mean; `asked` are the words of the phrasings of each section. */
export function indexMeanings(
  {
    sections,
    wordVectors,
    asked,
  }: {
    readonly sections: readonly SectionText[];
    readonly wordVectors: WordVectorsData;
    readonly asked: readonly (readonly (readonly string[])[])[];
  },
  irrelevantEntities: ReadonlySet<string>,
): MeaningsData {
  const vectors = readWordVectors(wordVectors);
  const lines = sections.map(({ pageTitle, parents, title, lines }) => [
    [...new Set([pageTitle, ...parents, title])].join(' '),
    ...lines.map(({ text }) => text),
  ]);
  const inLines = lines.flat().map(plainWords);
  const phrasings = asked.flat();
  const width = Math.max(1, Math.ceil(vectors.dimensions / 8)) * 8;
  const rows = new Int16Array((phrasings.length + asked.length + inLines.length) * width);
  let at = 0;
  const add = (meaning: Float32Array) => {
    rows.set(rowOf(meaning), at);
    at += width;
  };
  const means = asked.map((own) => {
    const mean = new Float32Array(vectors.dimensions);
    for (const words of own) {
      const meaning = vectors.meaningOf(withoutIrrelevant(words, irrelevantEntities));
      add(meaning);
      for (let at = 0; at < mean.length; at++) mean[at] = (mean[at] as number) + (meaning[at] as number) / own.length;
    }
    return mean;
  });
  for (const mean of means) add(mean);
  for (const words of inLines) add(vectors.meaningOf(words));
  const written = new Set<string>();
  for (const words of [...phrasings, ...inLines]) for (const word of words) if (!vectors.has(word)) written.add(word);
  return { rows, width, lineStarts: startsOf(lines.map(({ length }) => length)), written: [...written].join(' ') };
}

/** Makes what was read ready to be compared with questions. */
export function openMeanings(
  {
    wordVectors,
    meanings: { rows, width, lineStarts, written },
    phrasings: { starts },
  }: {
    readonly wordVectors: WordVectorsData;
    readonly meanings: MeaningsData;
    readonly phrasings: Pick<PhrasingsData, 'starts'>;
  },
  irrelevantEntities: ReadonlySet<string>,
  arithmetic: Arithmetic,
): Meanings {
  const vectors = readWordVectors(wordVectors);
  const byStem = wordsByStem(wordVectors.words);
  const isWritten = new Set(wordsIn(written));
  const likenesses = arithmetic.indexRows(rows, width);
  const byPhrasing = arithmetic.indexGroups(starts, NEARNESS);
  const byLine = arithmetic.indexGroups(lineStarts);
  const phrasings = starts.at(-1) ?? 0;
  const groups = phrasings + starts.length - 1;
  const asked = new Int16Array(width);
  return {
    likenessesOf(meaning, without) {
      asked.set(rowOf(meaning));
      const values = likenesses(asked);
      byPhrasing.values.set(values.subarray(0, phrasings));
      if (without !== undefined) byPhrasing.values[without] = UNLIKE;
      byLine.values.set(values.subarray(groups));
      return {
        nearestPhrasings: byPhrasing.highest(),
        nearness: byPhrasing.sums(),
        means: values.subarray(phrasings, groups),
        nearestLines: byLine.highest(),
      };
    },
    of(text) {
      const own = withoutIrrelevant(plainWords(text), irrelevantEntities).map((word) => known(word, vectors, byStem));
      return vectors.meaningOf(own, own.filter((word) => isStranger(word, vectors, isWritten)).length);
    },
    isWord: vectors.isWord,
  };
}

function rowOf(meaning: Float32Array): Int16Array {
  const row = new Int16Array(meaning.length);
  for (let at = 0; at < row.length; at++) row[at] = Math.round((meaning[at] as number) * ONE);
  return row;
}

/** The meaning of a text that leans on another, which counts `share` as much. */
export function blend(own: Float32Array, other: Float32Array, share: number): Float32Array {
  const mixed = own.map((value, at) => value + share * (other[at] ?? 0));
  const length = Math.hypot(...mixed) || 1;
  return mixed.map((value) => value / length);
}

/** The shortest word of each stem. */
function wordsByStem(words: string): ReadonlyMap<string, string> {
  const byStem = new Map<string, string>();
  for (const word of words.split(' ')) {
    const stem = stemWord(word);
    if (word.length < (byStem.get(stem)?.length ?? Number.POSITIVE_INFINITY)) byStem.set(stem, word);
  }
  return byStem;
}

/** The words that are read: without irrelevantEntities, unless there is nobody else. */
function withoutIrrelevant(words: readonly string[], irrelevantEntities: ReadonlySet<string>): readonly string[] {
  const others = words.filter((word) => !irrelevantEntities.has(stemWord(word)));
  return others.length > 0 ? others : words;
}

/** Shorter words are mostly parts of others. */
const SHORTEST = 4;

/** Whether nothing is known of a word, and neither readers nor the docs ever wrote it; `written` holds what they wrote without a vector. */
function isStranger(word: string, vectors: WordVectors, written: ReadonlySet<string>): boolean {
  return word.length >= SHORTEST && !vectors.has(word) && !written.has(word);
}

/** The word itself, or another of its stem when it has no vector. */
function known(word: string, vectors: WordVectors, byStem: ReadonlyMap<string, string>): string {
  return vectors.has(word) ? word : (byStem.get(stemWord(word)) ?? word);
}
