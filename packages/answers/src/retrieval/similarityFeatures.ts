import type { Corpus } from '../corpus/Corpus.ts';
import { SIMILARITY_KERNEL } from '../embedding/similarityKernel.ts';
import { curveAt, TOP_COUNT } from '../vectorOps/VectorOps.ts';

/** Cosine similarities of a section to a question. */
export interface SimilarityFeatures {
  /** Of the most similar paraphrase, the mean of the next three, and the mean of all. */
  readonly similarity: number;
  readonly nextSimilarities: number;
  readonly meanSimilarity: number;
  /** Of the headings or the best line. */
  readonly lineSimilarity: number;
}

/** The same of all sections and subjects, by their number. */
export type SimilaritiesOfAll = { readonly [Feature in keyof SimilarityFeatures]: Float32Array | Float64Array };

/** Added to both sums of the kernel: a question that is similar to nothing rather has no answer. */
const KERNEL_SMOOTHING = { answered: 0.02, unanswered: 0.12 };
/**
 * The features of each section by its number, then of each subject without answer. `similarityLogit` is the log of the
 * ratio of the kernel sums of paraphrases with and without answer. `without` is the number of a paraphrase to leave out
 * when weights are fitted.
 */
export function similarityFeatures(
  { sections, embeddings }: Corpus,
  question: Float32Array,
  without?: number,
): { features: SimilaritiesOfAll; similarityLogit: number } {
  const near = { answered: KERNEL_SMOOTHING.answered, unanswered: KERNEL_SMOOTHING.unanswered };
  const { topParaphrases, kernelSums, means, topLines } = embeddings.similaritiesTo(question, without);
  const count = means.length;
  const features = {
    similarity: new Float64Array(count),
    nextSimilarities: new Float64Array(count),
    meanSimilarity: means,
    lineSimilarity: new Float64Array(count),
  };
  for (let number = 0, at = 0; number < count; number++, at += TOP_COUNT) {
    features.similarity[number] = topParaphrases[at] as number;
    features.nextSimilarities[number] =
      ((topParaphrases[at + 1] as number) + (topParaphrases[at + 2] as number) + (topParaphrases[at + 3] as number)) /
      3;
    const section = sections[number];
    if (section !== undefined) features.lineSimilarity[number] = topLines[at] as number;
    // A release note is no answer, and a section that no question leads to yet is judged by its lines.
    if (section?.isRelease === true) continue;
    const own = kernelSums[number] as number;
    if (section === undefined) near.unanswered += own;
    else near.answered += own + curveAt(features.lineSimilarity[number] as number, SIMILARITY_KERNEL);
  }
  return { features, similarityLogit: Math.log(near.answered / near.unanswered) };
}
