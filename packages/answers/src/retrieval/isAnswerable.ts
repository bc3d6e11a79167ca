import { linearScore } from './linearScore.ts';
import type { AskedQuestion, Retrieved } from './retrieve.ts';
import { ANSWERABILITY_WEIGHTS, MIN_ANSWERABILITY_LOGIT, MIN_FOLLOW_UP_LOGIT } from './weights.ts';

/** The part of a retrieval that answerability depends on. */
export type RetrievalEvidence = Pick<Retrieved, 'concepts' | 'ranked' | 'unanswered' | 'exactMatch'>;

/** Cosine similarity from which a question is one as readers ask them. */
const MIN_FAMILIAR_SIMILARITY = 0.6;

/** Whether the docs answer the question. */
export function isAnswerable({ context }: AskedQuestion, retrieved: RetrievalEvidence): boolean {
  if (retrieved.exactMatch !== undefined) return retrieved.exactMatch === 'answered';
  if (retrieved.ranked.find(({ section }) => !section.isRelease)?.isNamed === true) return true;
  const followsAnswer = (context?.cited.length ?? 0) > 0 && !retrieved.concepts.some(({ isOutside }) => isOutside);
  return answerabilityLogit(retrieved) >= (followsAnswer ? MIN_FOLLOW_UP_LOGIT : MIN_ANSWERABILITY_LOGIT);
}

/** Log odds of the docs answering a question; minus infinity when no page of the docs was found. */
export function answerabilityLogit(retrieved: RetrievalEvidence): number {
  const evidence = answerabilityFeatures(retrieved);
  return evidence === undefined
    ? Number.NEGATIVE_INFINITY
    : ANSWERABILITY_WEIGHTS.bias + linearScore(evidence, ANSWERABILITY_WEIGHTS);
}

/** The features for ANSWERABILITY_WEIGHTS; undefined when no page of the docs was found. */
export function answerabilityFeatures({
  ranked,
  unanswered,
}: Pick<RetrievalEvidence, 'ranked' | 'unanswered'>):
  | Readonly<Record<Exclude<keyof typeof ANSWERABILITY_WEIGHTS, 'bias'>, number>>
  | undefined {
  const best = ranked.find(({ section }) => !section.isRelease);
  if (best === undefined) return undefined;
  const { coverage, paraphrase, nextParaphrases, paraphrases, line, similarity, nextSimilarities, meanSimilarity } =
    best.features;
  return {
    coverage,
    paraphrase,
    nextParaphrases,
    paraphrases,
    line,
    similarity,
    nextSimilarities,
    meanSimilarity,
    unansweredParaphrase: unanswered.paraphrase,
    unansweredParaphrases: unanswered.paraphrases,
    unansweredSimilarity: unanswered.similarity,
    unansweredNextSimilarities: unanswered.nextSimilarities,
    similarityLogit: unanswered.similarityLogit,
    bigramLogOdds: unanswered.bigramLogOdds,
    unansweredSimilarityMargin: Math.max(0, unanswered.similarity - similarity),
    unansweredOverlapMargin: Math.max(0, unanswered.paraphrase - paraphrase),
    unfamiliarity: Math.max(0, MIN_FAMILIAR_SIMILARITY - Math.max(similarity, unanswered.similarity)),
  };
}
