import type { Place } from '../corpus/readSections.ts';

/**
 * Weights of the features of a section, in log odds of being the section meant: a listwise logistic fit on questions for
 * tuning over this site, over this site with its sections as if they were new, and over the docs of three packages, by
 * `npm run fit:answers`.
 */
export const RANKING_WEIGHTS = {
  text: 1.73,
  line: 1.88,
  coverage: 3.61,
  paraphrase: 1.4,
  paraphraseSquared: 0.8,
  similarity: 1.34,
  similaritySquared: 2.74,
  lineSimilarity: 4.11,
  engine: 2.6,
} as const;

/** Added for the place of a section, on the same scale. */
export const PLACE_WEIGHTS: Readonly<Record<Place, number>> = {
  release: -1,
  overview: 0.12,
  lead: -0.88,
  troubleshooting: -0.39,
  reference: -0.49,
};

/** Added for a section that the answer before cited first, or further down. */
export const CITATION_WEIGHTS = { first: 2.3, further: 0.8 } as const;

/**
 * Weights of answerability, in log odds of the best section being the right one, without a list of unanswered questions: a
 * logistic fit on the docs of three packages, asked with the sections that answer and without. On docs that had no part
 * in the fit, the share of the question that the section covers tells as much as all features together.
 */
export const GENERAL_WEIGHTS = { bias: -4.74, coverage: 6.59 } as const;

/** Log odds of the docs answering with a long list: a fit on this site and its list. */
export const LISTED_WEIGHTS = {
  bias: 2.7,
  /** Of the best section. */
  score: 0.58,
  /** Number of words that carry meaning. */
  words: 0.17,
  coverage: 0.06,
  missing: -0.47,
  paraphrase: 0.88,
  similarity: -1.41,
  /** Share of the question that any section or question has. */
  known: -0.6,
  /** Whether it names something that the docs do not mention. */
  isNamed: -0.45,
  /** The best of the questions without answer, and how far it is ahead of the best section. */
  unansweredParaphrase: -3.82,
  unansweredSimilarity: -8.34,
  paraphraseLag: -0.21,
  similarityLag: -3.96,
} as const;

/**
 * Added when the question names exactly what the heading of a section names, or what a row of its tables holds the amount of. Where there is
 * such a row, headings add nothing: a section need not tell the amount.
 */
export const NAMED_WEIGHTS = { heading: 3, row: 6 } as const;

/** Least log odds for an answer to a follow-up to an answered question; otherwise they are 0. */
export const MIN_FOLLOW_UP_LOGIT = -5;
