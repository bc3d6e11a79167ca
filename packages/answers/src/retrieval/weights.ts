import type { Place } from '../corpus/readSections.ts';

/**
 * Weights of the features of a section, in log odds of being the section meant: a listwise logistic fit on questions for
 * tuning over this site, over this site with its sections as if they were new, and over the docs of three packages, by
 * `npm run fit:answers`.
 */
export const RANKING_WEIGHTS = {
  text: 1.76,
  line: 1.76,
  coverage: 3.68,
  paraphrase: 1.57,
  paraphraseSquared: 0.99,
  similarity: 1.28,
  similaritySquared: 2.76,
  lineSimilarity: 4.07,
  engine: 2.44,
} as const;

/** Added for the place of a section, on the same scale. */
export const PLACE_WEIGHTS: Readonly<Record<Place, number>> = {
  release: -1,
  overview: 0.15,
  lead: -0.82,
  troubleshooting: -0.18,
  reference: -0.43,
};

/** Added for a section that the answer before cited first, or further down. */
export const CITATION_WEIGHTS = { first: 2.3, further: 0.8 } as const;

/**
 * Weights of answerability, in log odds, without a list of unanswered questions: a logistic fit on the same questions,
 * asked with the sections that answer them and without.
 */
export const GENERAL_WEIGHTS = {
  bias: -2.16,
  /** Of the best section. */
  score: 0.32,
  /** Number of words that carry meaning. */
  words: 0.31,
  coverage: 0.17,
  missing: -0.64,
  paraphrase: 0.93,
  similarity: -2.87,
  /** Share of the question that any section or question has. */
  known: -0.2,
  /** Whether it names something that the docs do not mention. */
  isNamed: -0.83,
  /** The best of the questions without answer, and how far it is ahead of the best section. */
  unansweredParaphrase: 0,
  unansweredSimilarity: 0,
  paraphraseLag: -3.87,
  similarityLag: -7.13,
} as const;

/** The same with a long list: a fit on this site and its list. */
export const LISTED_WEIGHTS = {
  bias: 2.46,
  score: 0.62,
  words: 0.17,
  coverage: -0.1,
  missing: -0.15,
  paraphrase: 0.97,
  similarity: -1.43,
  known: -0.48,
  isNamed: -0.38,
  unansweredParaphrase: -3.8,
  unansweredSimilarity: -8.64,
  paraphraseLag: -0.4,
  similarityLag: -3.63,
} as const;

/** Added when the question names exactly what the heading of a section names. */
export const NAMED_HEADING_WEIGHT = 3;

/** Least log odds for an answer to a follow-up to an answered question; otherwise they are 0. */
export const MIN_FOLLOW_UP_LOGIT = -5;
