import { stemWord } from '@feedback-docs/search';
import { type Arithmetic, ONE } from '../arithmetic/Arithmetic.ts';
import type { Phrasings } from '../library/phrasings.ts';
import type { AnswersData } from '../library/Section.ts';
import { startsOf } from '../library/WordIndex.ts';
import { NEARNESS } from './nearness.ts';
import { plainWords } from './plainWords.ts';
import { readWordVectors, type WordVectors } from './WordVectors.ts';

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

/** Reads what the phrasings and all headings and lines mean; `words` are those of each phrasing. */
export function indexMeanings(
  { sections, wordVectors }: Pick<AnswersData, 'sections' | 'wordVectors'>,
  {
    words,
    starts,
    bystanders,
  }: {
    readonly words: readonly (readonly string[])[];
    readonly bystanders: ReadonlySet<string>;
  } & Pick<Phrasings, 'starts'>,
  arithmetic: Arithmetic,
): Meanings {
  const vectors = readWordVectors(wordVectors);
  const byStem = wordsByStem(wordVectors.words);
  const lines = sections.map(({ pageTitle, parents, title, lines }) => [
    [...new Set([pageTitle, ...parents, title])].join(' '),
    ...lines.map(({ text }) => text),
  ]);
  const inLines = lines.flat().map(plainWords);
  const written = new Set<string>();
  for (const own of [...words, ...inLines]) for (const word of own) if (!vectors.has(word)) written.add(word);
  const ofPhrasings = words.map((own) => vectors.meaningOf(withoutBystanders(own, bystanders)));
  const ofLines = inLines.map((own) => vectors.meaningOf(own));
  const ofSections = starts.slice(1).map((end, at) => meanOf(ofPhrasings.slice(starts[at], end), vectors.dimensions));
  const width = Math.max(1, Math.ceil(vectors.dimensions / 8)) * 8;
  const likenesses = arithmetic.indexRows(rowsOf([...ofPhrasings, ...ofSections, ...ofLines], width), width);
  const byPhrasing = arithmetic.indexGroups(starts, NEARNESS);
  const byLine = arithmetic.indexGroups(startsOf(lines.map(({ length }) => length)));
  return {
    likenessesOf(meaning, without) {
      const values = likenesses(rowsOf([meaning], width));
      const [phrasings, sections] = [words.length, words.length + ofSections.length];
      byPhrasing.values.set(values.subarray(0, phrasings));
      if (without !== undefined) byPhrasing.values[without] = UNLIKE;
      byLine.values.set(values.subarray(sections));
      return {
        nearestPhrasings: byPhrasing.highest(),
        nearness: byPhrasing.sums(),
        means: values.subarray(phrasings, sections),
        nearestLines: byLine.highest(),
      };
    },
    of(text) {
      const own = withoutBystanders(plainWords(text), bystanders).map((word) => known(word, vectors, byStem));
      return vectors.meaningOf(own, own.filter((word) => isStranger(word, vectors, written)).length);
    },
    isWord: vectors.isWord,
  };
}

function rowsOf(meanings: readonly Float32Array[], width: number): Int16Array {
  const rows = new Int16Array(meanings.length * width);
  for (const [row, meaning] of meanings.entries()) {
    for (let at = 0; at < meaning.length; at++) rows[row * width + at] = Math.round((meaning[at] as number) * ONE);
  }
  return rows;
}

/** The mean of the meanings; zeros when there are none. */
function meanOf(meanings: readonly Float32Array[], dimensions: number): Float32Array {
  const mean = new Float32Array(dimensions);
  for (const meaning of meanings) {
    for (let at = 0; at < dimensions; at++) mean[at] = (mean[at] as number) + (meaning[at] as number) / meanings.length;
  }
  return mean;
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

/** The words that are read: without bystanders, unless there is nobody else. */
function withoutBystanders(words: readonly string[], bystanders: ReadonlySet<string>): readonly string[] {
  const others = words.filter((word) => !bystanders.has(stemWord(word)));
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
