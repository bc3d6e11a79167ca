import type { Place } from '../corpus/readSections.ts';

/**
 * Weights of the features of a section, in log odds of being the section meant: a listwise logistic fit on readers'
 * questions, each left out of the index in turn, and on the development questions, by `tools/answerWeights/fit.ts`.
 */
export const RANKING_WEIGHTS = {
  text: -0.37,
  line: 0.73,
  coverage: 3.34,
  paraphrase: 1.95,
  paraphraseSquared: 0.31,
  nextParaphrases: 1.28,
  paraphrases: 2.29,
  similarity: 2.54,
  similaritySquared: 3.23,
  nextSimilarities: 2.5,
  meanSimilarity: 2.31,
  lineSimilarity: 1.63,
  engine: 0.94,
} as const;

/** Added for the place of a section, on the same scale. */
export const PLACE_WEIGHTS: Readonly<Record<Place, number>> = {
  release: -1,
  overview: -0.09,
  lead: -0.79,
  troubleshooting: -0.05,
  reference: 0.02,
};

/** Added for a section that the answer before cited first, or further down. */
export const CITATION_WEIGHTS = { first: 2.3, further: 0.8 } as const;

/**
 * Weights of answerability, in log odds: a logistic fit that tells the same questions from questions that the docs do not
 * answer, near misses and other subjects among them.
 */
export const ANSWERABILITY_WEIGHTS = {
  bias: -0.34,
  coverage: 2.63,
  paraphrase: 2.16,
  nextParaphrases: 1.7,
  paraphrases: 2.32,
  line: 1.79,
  similarity: 4.53,
  nextSimilarities: 3.6,
  meanSimilarity: 2.5,
  /** The best of the questions without answer. */
  unansweredParaphrase: -3.96,
  unansweredParaphrases: -0.86,
  unansweredSimilarity: -12.43,
  unansweredNextSimilarities: 0.95,
  /** See similarityFeatures(). */
  similarityLogit: 0.91,
  /** Log odds of its bigrams in questions with an answer. */
  bigramLogOdds: 0.36,
  /** How much more similar a question without answer is than any of the best section. */
  unansweredSimilarityMargin: -9.16,
  /** The same for word overlap. */
  unansweredOverlapMargin: -5.09,
  /** How much the question lacks in similarity to anything that readers ask. */
  unfamiliarity: -30.71,
} as const;

/** Added when the question names exactly what the heading of a section names. */
export const NAMED_HEADING_WEIGHT = 3;

/** Least log odds for an answer; lower for a follow-up to an answered question. */
export const MIN_ANSWERABILITY_LOGIT = 0;
export const MIN_FOLLOW_UP_LOGIT = -5;
