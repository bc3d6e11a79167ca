import type { ReleasesData } from '@feedback-docs/releases';
import type { WordVectorsData } from '../embedding/WordVectors.ts';
import type { WordCounts } from '../language/Spelling.ts';
import { type EmbeddingsData, indexEmbeddings } from './embeddings.ts';
import {
  indexParaphrases,
  openParaphrases,
  type Paraphrases,
  type ParaphrasesData,
  paraphraseSizes,
} from './paraphrases.ts';
import { type ReadSections, readSections } from './readSections.ts';
import { type ReadTexts, readTexts } from './readTexts.ts';
import type { AnswersData, AreaWords, Section, SectionText } from './Section.ts';

/**
 * What the assistant answers from, indexed at build time: texts, and typed arrays that threads can share.
 */
export interface AnswerIndex extends Pick<AnswersData, 'wordVectors' | 'intents'> {
  readonly sections: readonly SectionText[];
  readonly areaWords: AreaWords;
  readonly paraphrases: ParaphrasesData;
  /** Sum of the idf of the words of each paraphrase. */
  readonly paraphraseSizes: Float64Array;
  /** The words of all paraphrases with their counts. */
  readonly asked: WordCounts;
  readonly embeddings: EmbeddingsData;
  /** Questions of all kinds for a server to ask before readers do, so that the code is compiled. */
  readonly warmUpQuestions: readonly string[];
}

/** All but the word vectors, indexed while these are still on their way. */
export interface IndexedTexts extends Omit<AnswerIndex, 'wordVectors' | 'embeddings'> {
  readonly askedTexts: ReadTexts;
}

/** Indexes all sections and questions. Takes half a second, and ten times the memory of the result. */
export function indexAnswers(docs: AnswersData, releases: Pick<ReleasesData, 'releases'>): AnswerIndex {
  return embedTexts(indexTexts(docs, releases), docs.wordVectors);
}

/** The first part of `indexAnswers`, without word vectors. */
export function indexTexts(
  { sections, unanswered, intents, areaWords = {} }: Omit<AnswersData, 'wordVectors'>,
  releases: Pick<ReleasesData, 'releases'>,
): IndexedTexts {
  const texts = sections.map(({ askedAs: _, ...text }) => text);
  const read = readSections(texts, releases);
  const groups = [...sections.map(paraphrasesOf), ...Object.values(unanswered)];
  const askedTexts = readTexts(groups.flat());
  const paraphrases = indexParaphrases(groups, askedTexts);
  const documentFrequency = documentFrequencies(read, openParaphrases(paraphrases));
  return {
    sections: texts,
    intents,
    areaWords,
    paraphrases,
    paraphraseSizes: paraphraseSizes(paraphrases, documentFrequency, sections.length),
    asked: countWords(askedTexts),
    askedTexts,
    warmUpQuestions: chooseWarmUpQuestions({ sections, unanswered }),
  };
}

/** The second part, with them. */
export function embedTexts({ askedTexts, ...index }: IndexedTexts, wordVectors: WordVectorsData): AnswerIndex {
  const embeddings = indexEmbeddings({ sections: index.sections, wordVectors, asked: askedTexts });
  return { ...index, wordVectors, embeddings };
}

/** The questions that lead to a section; its heading is one of them. */
function paraphrasesOf({ title, askedAs, isRelease }: Section): readonly string[] {
  return isRelease || askedAs.includes(title) ? askedAs : [title, ...askedAs];
}

/** Number of sections with each stem, in their text or in a paraphrase. */
export function documentFrequencies(
  { sections, words }: ReadSections,
  { words: asked, stems, sections: sectionsAsked }: Paraphrases,
): Map<string, number> {
  const all = new Set([...sections.flatMap((section) => [...section.words.all]), ...stems]);
  const documentFrequency = new Map<string, number>();
  for (const stem of all) {
    const numbers = new Set(words.postingsOf(stem));
    for (const number of asked.postingsOf(stem)) numbers.add(sectionsAsked[number] as number);
    if (numbers.size > 0) documentFrequency.set(stem, numbers.size);
  }
  return documentFrequency;
}

function countWords({ parts }: ReadTexts): WordCounts {
  const counts = new Map<string, number>();
  for (const { words, count } of parts) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + count);
  return { words: [...counts.keys()].join(' '), counts: Uint32Array.from(counts.values()) };
}

/** Enough for an answer to take about as long as any later one. */
const WARM_UP_QUESTIONS = 240;

/** Answered questions, version questions and unanswered ones, in turn. */
function chooseWarmUpQuestions({ sections, unanswered }: Pick<AnswersData, 'sections' | 'unanswered'>): string[] {
  const kinds = [
    sections.flatMap(({ askedAs }) => askedAs),
    sections.filter(({ isRelease }) => isRelease).map(({ title }) => `Since which version is there ${title}?`),
    Object.values(unanswered).flat(),
  ];
  const each = Math.ceil(WARM_UP_QUESTIONS / kinds.length);
  const spread = kinds.map((kind) =>
    kind.filter((_, at) => at % Math.max(1, Math.floor(kind.length / each)) === 0).slice(0, each),
  );
  return Array.from({ length: each }, (_, at) => spread.flatMap((kind) => kind[at] ?? [])).flat();
}
