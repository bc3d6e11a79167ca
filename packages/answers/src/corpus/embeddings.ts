import { stemWord } from '@feedback-docs/text';
import { plainWords } from '../embedding/plainWords.ts';
import { readWordVectors, type WordVectors, type WordVectorsData } from '../embedding/WordVectors.ts';
import { wordsIn } from '../language/wordsOf.ts';
import { prefixSums } from './InvertedIndex.ts';
import { listAt } from './Lists.ts';
import type { ParaphrasesData } from './paraphrases.ts';
import type { ReadTexts } from './readTexts.ts';
import type { SectionText } from './Section.ts';

/** The embeddings of paraphrases and lines. */
export interface EmbeddingsData {
  /** In units of 1 / FIXED_POINT_ONE, `dimensions` numbers each: of the paraphrases, then of the lines. */
  readonly rows: Int16Array;
  /** Where the lines of each section begin, its headings counting as one line; at the end, the number of lines. */
  readonly lineStarts: Uint32Array;
  /** Words of paraphrases and docs without a vector, separated by spaces. */
  readonly written: string;
}

/** Compares questions with the paraphrases and the lines of the docs by meaning. */
export interface Embeddings {
  similaritiesTo(embedding: Float32Array): Similarities;
  embed(text: string): Float32Array;
  /** Whether it is a word of the language as far as is known. */
  isWord(word: string): boolean;
}

/** Cosine similarities, 0 at least: of the most similar paraphrase of each section and subject, of the most similar line of each section. */
interface Similarities {
  readonly paraphrases: Float32Array;
  readonly lines: Float32Array;
}

/** 1 as a fixed-point number: integers take half the time, and the product of two embeddings stays within 32 bits. */
const FIXED_POINT_ONE = 2 ** 14;

/** Embeds the paraphrases and all headings and lines; `asked` are the paraphrases. */
export function indexEmbeddings({
  sections,
  wordVectors,
  asked,
}: {
  readonly sections: readonly SectionText[];
  readonly wordVectors: WordVectorsData;
  readonly asked: ReadTexts;
}): EmbeddingsData {
  const vectors = readWordVectors(wordVectors);
  const lines = sections.map(({ pageTitle, parents, title, lines, readerWords }) => [
    [...new Set([pageTitle, ...parents, title])].join(' '),
    ...lines.map(({ text }) => text),
    ...(readerWords === undefined ? [] : [readerWords]),
  ]);
  const inLines = lines.flat().map(plainWords);
  const count = asked.texts.starts.length - 1;
  const rows = new Int16Array((count + inLines.length) * vectors.dimensions);
  const set = (row: number, embedding: Float32Array) => {
    for (let at = 0, to = row * vectors.dimensions; at < embedding.length; at++, to++)
      rows[to] = toFixedPoint(embedding[at] as number);
  };
  const embedParaphrase = paraphraseEmbedder(asked, vectors);
  for (let number = 0; number < count; number++) set(number, embedParaphrase(number));
  for (const [at, words] of inLines.entries()) set(count + at, vectors.embed(words));
  const written = new Set<string>();
  for (const words of [...asked.parts.map((part) => part.words), ...inLines])
    for (const word of words) if (!vectors.has(word)) written.add(word);
  return { rows, lineStarts: prefixSums(lines.map(({ length }) => length)), written: [...written].join(' ') };
}

/** Returns a function that embeds a paraphrase, given by number. */
function paraphraseEmbedder({ parts, texts }: ReadTexts, vectors: WordVectors): (number: number) => Float32Array {
  const places = parts.map(({ words }) => vectors.placesOf(words));
  return (number) => vectors.embedAt([...listAt(texts, number)].flatMap((part) => places[part] ?? []));
}

/** Opens embeddings to compare questions with. */
export function openEmbeddings({
  wordVectors,
  embeddings: { rows, lineStarts, written },
  paraphrases: { starts },
}: {
  readonly wordVectors: WordVectorsData;
  readonly embeddings: EmbeddingsData;
  readonly paraphrases: Pick<ParaphrasesData, 'starts'>;
}): Embeddings {
  const vectors = readWordVectors(wordVectors);
  const isWritten = new Set(wordsIn(written));
  let byStem: ReadonlyMap<string, string> | undefined;
  /** The word itself, or another of its stem when it has no vector; few questions need one, so stems wait for the first of them. */
  const known = (word: string) => {
    if (vectors.has(word)) return word;
    byStem ??= wordsByStem(wordVectors.words);
    return byStem.get(stemWord(word)) ?? word;
  };
  return {
    similaritiesTo(embedding) {
      const asked = Int16Array.from(embedding, toFixedPoint);
      return {
        paraphrases: highestOf(rows, asked, starts, 0),
        lines: highestOf(rows, asked, lineStarts, starts.at(-1) ?? 0),
      };
    },
    embed(text) {
      const own = plainWords(text).map(known);
      return vectors.embed(own, own.filter((word) => isOutOfVocabulary(word, vectors, isWritten)).length);
    },
    isWord: vectors.isWord,
  };
}

/** The highest cosine similarity of a vector to the rows of each group, which begin at `starts` after `first` other rows. */
function highestOf(rows: Int16Array, asked: Int16Array, starts: Uint32Array, first: number): Float32Array {
  const width = asked.length;
  const best = new Float32Array(starts.length - 1);
  for (let group = 0, from = first * width; group < best.length; group++) {
    const end = (first + (starts[group + 1] ?? 0)) * width;
    let highest = 0;
    while (from < end) {
      let sum = 0;
      for (let at = 0; at < width; at++, from++) sum = (sum + Math.imul(rows[from] ?? 0, asked[at] ?? 0)) | 0;
      if (sum > highest) highest = sum;
    }
    best[group] = highest / FIXED_POINT_ONE ** 2;
  }
  return best;
}

function toFixedPoint(value: number): number {
  return Math.round(value * FIXED_POINT_ONE);
}

/** The normalized sum of an embedding and another one weighted with `share`. */
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

/** Shorter words are mostly parts of others. */
const MIN_LENGTH = 4;

/** Whether a word has no vector and neither readers nor the docs ever wrote it; `written` holds what they wrote without a vector. */
function isOutOfVocabulary(word: string, vectors: WordVectors, written: ReadonlySet<string>): boolean {
  return word.length >= MIN_LENGTH && !vectors.has(word) && !written.has(word);
}
