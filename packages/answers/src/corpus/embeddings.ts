import { stemWord } from '@feedback-docs/text';
import { plainWords } from '../embedding/plainWords.ts';
import { SIMILARITY_KERNEL } from '../embedding/similarityKernel.ts';
import { readWordVectors, type WordVectors, type WordVectorsData } from '../embedding/WordVectors.ts';
import { wordsIn } from '../language/wordsOf.ts';
import { FIXED_POINT_ONE, type VectorOps } from '../vectorOps/VectorOps.ts';
import { prefixSums } from './InvertedIndex.ts';
import type { ParaphrasesData } from './paraphrases.ts';
import type { ReadTexts } from './readTexts.ts';
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

/** Embeds the paraphrases and all headings and lines; `asked` are the paraphrases, `starts` says where those of each section begin. */
export function indexEmbeddings(
  {
    sections,
    wordVectors,
    asked,
    starts,
  }: {
    readonly sections: readonly SectionText[];
    readonly wordVectors: WordVectorsData;
    readonly asked: ReadTexts;
    readonly starts: Uint32Array;
  },
  irrelevantEntities: ReadonlySet<string>,
): EmbeddingsData {
  const vectors = readWordVectors(wordVectors);
  const lines = sections.map(({ pageTitle, parents, title, lines }) => [
    [...new Set([pageTitle, ...parents, title])].join(' '),
    ...lines.map(({ text }) => text),
  ]);
  const inLines = lines.flat().map(plainWords);
  const groups = starts.length - 1;
  const width = Math.max(1, Math.ceil(vectors.dimensions / 8)) * 8;
  const rows = new Int16Array(((starts[groups] ?? 0) + groups + inLines.length) * width);
  let at = 0;
  const add = (embedding: Float32Array) => {
    for (let from = 0; from < embedding.length; from++) rows[at + from] = toFixedPoint(embedding[from] as number);
    at += width;
  };
  const embedParaphrase = paraphraseEmbedder(asked, vectors, irrelevantEntities);
  const means = Array.from({ length: groups }, (_, group) => {
    const mean = new Float32Array(vectors.dimensions);
    const [first = 0, end = 0] = starts.subarray(group, group + 2);
    for (let paraphrase = first; paraphrase < end; paraphrase++) {
      const embedding = embedParaphrase(paraphrase);
      add(embedding);
      for (let at = 0; at < mean.length; at++)
        mean[at] = (mean[at] as number) + (embedding[at] as number) / (end - first);
    }
    return mean;
  });
  for (const mean of means) add(mean);
  for (const words of inLines) add(vectors.embed(words));
  const written = new Set<string>();
  for (const words of [...asked.parts.map((part) => part.words), ...inLines])
    for (const word of words) if (!vectors.has(word)) written.add(word);
  return { rows, width, lineStarts: prefixSums(lines.map(({ length }) => length)), written: [...written].join(' ') };
}

/** Returns a function that embeds a paraphrase, given by number. */
function paraphraseEmbedder(
  { parts, texts }: ReadTexts,
  vectors: WordVectors,
  irrelevantEntities: ReadonlySet<string>,
): (number: number) => Float32Array {
  const read = parts.map(({ words }) => {
    const others = words.filter((word) => !irrelevantEntities.has(stemWord(word)));
    return { hasOthers: others.length > 0, places: vectors.placesOf(others), all: vectors.placesOf(words) };
  });
  const places: number[] = [];
  return (number) => {
    const start = texts.starts[number] as number;
    const end = texts.starts[number + 1] as number;
    let hasOthers = false;
    for (let at = start; at < end; at++) hasOthers ||= read[texts.numbers[at] as number]?.hasOthers === true;
    places.length = 0;
    for (let at = start; at < end; at++) {
      const part = read[texts.numbers[at] as number];
      places.push(...((hasOthers ? part?.places : part?.all) ?? []));
    }
    return vectors.embedAt(places);
  };
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
      for (let at = 0; at < embedding.length; at++) asked[at] = toFixedPoint(embedding[at] as number);
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
