import type { WordVectorsData } from '../embedding/WordVectors.ts';
import type { WordCounts } from '../language/Spelling.ts';
import { type EmbeddingsData, indexEmbeddings } from './embeddings.ts';
import { indexParaphrases, type ParaphrasesData } from './paraphrases.ts';
import { type ReadTexts, readTexts } from './readTexts.ts';
import type { AnswersData, AreaWords, Section, SectionText } from './Section.ts';

/**
 * What the assistant answers from, indexed at build time: texts, and typed arrays that threads can share.
 */
export interface AnswerIndex extends Pick<AnswersData, 'wordVectors' | 'intents'> {
  readonly sections: readonly SectionText[];
  readonly areaWords: AreaWords;
  readonly paraphrases: ParaphrasesData;
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

/** Indexes all sections and questions. Takes part of a second, and ten times the memory of the result. */
export function indexAnswers(docs: AnswersData): AnswerIndex {
  return embedTexts(indexTexts(docs), docs.wordVectors);
}

/** The first part of `indexAnswers`, without word vectors. */
export function indexTexts({
  sections,
  unanswered,
  intents,
  areaWords = {},
}: Omit<AnswersData, 'wordVectors'>): IndexedTexts {
  const texts = sections.map(({ askedAs: _, ...text }) => text);
  const groups = [...sections.map(paraphrasesOf), ...Object.values(unanswered)];
  const askedTexts = readTexts(groups.flat());
  return {
    sections: texts,
    intents,
    areaWords,
    paraphrases: indexParaphrases(groups, askedTexts),
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
