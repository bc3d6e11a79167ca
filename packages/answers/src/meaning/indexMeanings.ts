import { stemWord } from '@feedback-docs/search';
import type { Phrasings } from '../library/phrasings.ts';
import type { AnswersData } from '../library/Section.ts';
import { plainWords } from './plainWords.ts';
import { readWordVectors, type WordVectors } from './WordVectors.ts';

/** What the questions of readers and the lines of the docs mean; rows of numbers stand one after the other. */
export interface Meanings {
  /** One row for each phrasing. */
  readonly phrasings: Float32Array;
  /** For each section one row: the mean of its phrasings. */
  readonly means: Float32Array;
  /** For each section one row for its headings, then one for each line. */
  readonly sections: readonly Float32Array[];
  /** The meaning of a text; `respell` gives the stems that a word without a vector may be a misspelling of. */
  of(text: string, respell: (stem: string) => readonly string[]): Float32Array;
}

/** Reads what the phrasings and all headings and lines mean. */
export function indexMeanings(
  { sections, wordVectors }: Pick<AnswersData, 'sections' | 'wordVectors'>,
  { texts, starts }: Pick<Phrasings, 'texts' | 'starts'>,
): Meanings {
  const vectors = readWordVectors(wordVectors);
  const rowsOf = (texts: readonly string[]) => {
    const rows = new Float32Array(texts.length * vectors.dimensions);
    for (const [at, text] of texts.entries()) rows.set(vectors.meaningOf(plainWords(text)), at * vectors.dimensions);
    return rows;
  };
  const byStem = wordsByStem(wordVectors.words);
  const phrasings = rowsOf(texts);
  return {
    phrasings,
    means: meansOf(phrasings, starts, vectors.dimensions),
    sections: sections.map(({ pageTitle, parents, title, lines }) =>
      rowsOf([[...new Set([pageTitle, ...parents, title])].join(' '), ...lines.map(({ text }) => text)]),
    ),
    of: (text, respell) => vectors.meaningOf(plainWords(text).map((word) => spelt(word, vectors, byStem, respell))),
  };
}

/** How alike a meaning is to each of the rows, or to those from `first` up to `end`; from -1 to 1. */
export function likenesses(
  rows: Float32Array,
  meaning: Float32Array,
  first = 0,
  end = meaning.length === 0 ? 0 : rows.length / meaning.length,
): Float32Array {
  const values = new Float32Array(end - first);
  for (let row = 0, from = first * meaning.length; row < values.length; row++) {
    let sum = 0;
    for (let at = 0; at < meaning.length; at++, from++) sum += (rows[from] ?? 0) * (meaning[at] ?? 0);
    values[row] = sum;
  }
  return values;
}

/** Likeness by the first half of the numbers, which tell most, below which the rest hardly makes a row alike. */
const LEAST_BY_HALF = 0.1;

/**
 * How alike a meaning is to the rows from `first` up to `end`, where it matters: of rows that are hardly alike only the
 * first half of the numbers is looked at.
 */
export function roughLikenesses(rows: Float32Array, meaning: Float32Array, first: number, end: number): Float32Array {
  const values = new Float32Array(end - first);
  const half = meaning.length >> 1;
  for (let row = 0; row < values.length; row++) {
    const from = (first + row) * meaning.length;
    let sum = 0;
    for (let at = 0; at < half; at++) sum += (rows[from + at] ?? 0) * (meaning[at] ?? 0);
    if (sum >= LEAST_BY_HALF) {
      for (let at = half; at < meaning.length; at++) sum += (rows[from + at] ?? 0) * (meaning[at] ?? 0);
    }
    values[row] = sum;
  }
  return values;
}

/** The mean of the rows of each group; `starts` holds the number of each group's first row, and last of all how many rows there are. */
function meansOf(rows: Float32Array, starts: readonly number[], dimensions: number): Float32Array {
  const means = new Float32Array((starts.length - 1) * dimensions);
  for (let group = 0; group + 1 < starts.length; group++) {
    const [first = 0, end = 0] = [starts[group], starts[group + 1]];
    for (let from = first * dimensions; from < end * dimensions; from++) {
      const at = group * dimensions + (from % dimensions);
      means[at] = (means[at] ?? 0) + (rows[from] ?? 0) / (end - first);
    }
  }
  return means;
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

function spelt(
  word: string,
  vectors: WordVectors,
  byStem: ReadonlyMap<string, string>,
  respell: (stem: string) => readonly string[],
): string {
  if (vectors.has(word)) return word;
  const stem = stemWord(word);
  return byStem.get(stem) ?? byStem.get(respell(stem)[0] ?? '') ?? word;
}
