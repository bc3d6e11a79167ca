import { stemWord } from '@feedback-docs/text';
import { plainWords } from '../embedding/plainWords.ts';
import { SIMILARITY_KERNEL } from '../embedding/similarityKernel.ts';
import { readWordVectors, type WordVectors, type WordVectorsData } from '../embedding/WordVectors.ts';
import { wordsIn } from '../language/wordsOf.ts';
import { FIXED_POINT_ONE, type VectorOps } from '../vectorOps/VectorOps.ts';
import { prefixSums } from './InvertedIndex.ts';
import type { ParaphrasesData } from './paraphrases.ts';
import type { SectionText } from './Section.ts';

/** The embeddings of paraphrases, sections and lines. */
export interface EmbeddingsData {
  /** In units of 1 / FIXED_POINT_ONE, `width` numbers each: of the paraphrases, of each section and subject, of the lines. */
  readonly rows: Int16Array;
  readonly width: number;
  /** Where the lines of each section begin, its headings counting as one line; at the end, the number of lines. */
  readonly lineStarts: Uint32Array;
  /** Words of paraphrases and docs without a vector, separated by spaces. */
  readonly written: string;
}

/** Compares questions with the paraphrases and the lines of the docs by meaning. */
export interface Embeddings {
  /** The similarities of an embedding, without the paraphrase of this number; valid until the next call. */
  similaritiesTo(embedding: Float32Array, without?: number): Similarities;
  embed(text: string): Float32Array;
  /** Whether it is a word of the language as far as is known. */
  isWord(word: string): boolean;
}

/**
 * Cosine similarities of each section and subject: its four most similar paraphrases, 0 at least; the mean of its
 * paraphrases; its four most similar lines, the headings counting as one.
 */
interface Similarities extends Readonly<Record<'topParaphrases' | 'means' | 'topLines', Float32Array>> {
  /** Sum of SIMILARITY_KERNEL over its paraphrases. */
  readonly kernelSums: Float64Array;
}

/** Marks a paraphrase that is left out. */
const LEFT_OUT = -1;

/** Embeds the paraphrases and all headings and lines; `asked` are the words of the paraphrases of each section. */
export function indexEmbeddings(
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
): EmbeddingsData {
  const vectors = readWordVectors(wordVectors);
  const lines = sections.map(({ pageTitle, parents, title, lines }) => [
    [...new Set([pageTitle, ...parents, title])].join(' '),
    ...lines.map(({ text }) => text),
  ]);
  const inLines = lines.flat().map(plainWords);
  const paraphrases = asked.flat();
  const width = Math.max(1, Math.ceil(vectors.dimensions / 8)) * 8;
  const rows = new Int16Array((paraphrases.length + asked.length + inLines.length) * width);
  let at = 0;
  const add = (embedding: Float32Array) => {
    rows.set(toFixedPoint(embedding), at);
    at += width;
  };
  const means = asked.map((own) => {
    const mean = new Float32Array(vectors.dimensions);
    for (const words of own) {
      const embedding = vectors.embed(withoutIrrelevant(words, irrelevantEntities));
      add(embedding);
      for (let at = 0; at < mean.length; at++) mean[at] = (mean[at] as number) + (embedding[at] as number) / own.length;
    }
    return mean;
  });
  for (const mean of means) add(mean);
  for (const words of inLines) add(vectors.embed(words));
  const written = new Set<string>();
  for (const words of [...paraphrases, ...inLines]) for (const word of words) if (!vectors.has(word)) written.add(word);
  return { rows, width, lineStarts: prefixSums(lines.map(({ length }) => length)), written: [...written].join(' ') };
}

/** Opens embeddings to compare questions with. */
export function openEmbeddings(
  {
    wordVectors,
    embeddings: { rows, width, lineStarts, written },
    paraphrases: { starts },
  }: {
    readonly wordVectors: WordVectorsData;
    readonly embeddings: EmbeddingsData;
    readonly paraphrases: Pick<ParaphrasesData, 'starts'>;
  },
  irrelevantEntities: ReadonlySet<string>,
  vectorOps: VectorOps,
): Embeddings {
  const vectors = readWordVectors(wordVectors);
  const byStem = wordsByStem(wordVectors.words);
  const isWritten = new Set(wordsIn(written));
  const similarities = vectorOps.indexRows(rows, width);
  const byParaphrase = vectorOps.indexGroups(starts, SIMILARITY_KERNEL);
  const byLine = vectorOps.indexGroups(lineStarts);
  const paraphrases = starts.at(-1) ?? 0;
  const groups = paraphrases + starts.length - 1;
  const asked = new Int16Array(width);
  return {
    similaritiesTo(embedding, without) {
      asked.set(toFixedPoint(embedding));
      const values = similarities(asked);
      byParaphrase.values.set(values.subarray(0, paraphrases));
      if (without !== undefined) byParaphrase.values[without] = LEFT_OUT;
      byLine.values.set(values.subarray(groups));
      return {
        topParaphrases: byParaphrase.highest(),
        kernelSums: byParaphrase.sums(),
        means: values.subarray(paraphrases, groups),
        topLines: byLine.highest(),
      };
    },
    embed(text) {
      const own = withoutIrrelevant(plainWords(text), irrelevantEntities).map((word) => known(word, vectors, byStem));
      return vectors.embed(own, own.filter((word) => isOutOfVocabulary(word, vectors, isWritten)).length);
    },
    isWord: vectors.isWord,
  };
}

function toFixedPoint(embedding: Float32Array): Int16Array {
  const row = new Int16Array(embedding.length);
  for (let at = 0; at < row.length; at++) row[at] = Math.round((embedding[at] as number) * FIXED_POINT_ONE);
  return row;
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

/** The words without irrelevant entities, or all of them if nothing else is left. */
function withoutIrrelevant(words: readonly string[], irrelevantEntities: ReadonlySet<string>): readonly string[] {
  const others = words.filter((word) => !irrelevantEntities.has(stemWord(word)));
  return others.length > 0 ? others : words;
}

/** Shorter words are mostly parts of others. */
const MIN_LENGTH = 4;

/** Whether a word has no vector and neither readers nor the docs ever wrote it; `written` holds what they wrote without a vector. */
function isOutOfVocabulary(word: string, vectors: WordVectors, written: ReadonlySet<string>): boolean {
  return word.length >= MIN_LENGTH && !vectors.has(word) && !written.has(word);
}

/** The word itself, or another of its stem when it has no vector. */
function known(word: string, vectors: WordVectors, byStem: ReadonlyMap<string, string>): string {
  return vectors.has(word) ? word : (byStem.get(stemWord(word)) ?? word);
}
