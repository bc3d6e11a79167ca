/**
 * What each feature of a section counts, in log odds of being the section meant: a listwise logistic fit on readers'
 * questions, each left out of the index in turn, and on the development questions, by `tools/answerWeights/fit.ts`.
 */
export const WEIGHTS = {
  text: 0.25,
  line: 1.13,
  coverage: 2.34,
  phrasing: 0.58,
  phrasingSquared: 0.12,
  nextPhrasings: 1.14,
  phrasings: 0.27,
  meaning: 1.62,
  meaningSquared: 2.14,
  nextMeanings: 2.01,
  meanings: 2,
  lineMeaning: 2.33,
  engine: 1.56,
} as const;

/** What the place of a section counts beside its features, on the same scale. */
export const PLACES = { release: -1, overview: -0.1, lead: -0.97, troubleshooting: -0.09, reference: 0.13 } as const;

/** What it counts that the answer before cited a section first, or further down. */
export const CITED = { first: 2.3, further: 0.8 } as const;

/**
 * What speaks for an answer and against it, in log odds: a logistic fit that tells the same questions from questions
 * that the docs do not answer, near misses and other subjects among them.
 */
export const EVIDENCE = {
  bias: -1.11,
  coverage: 2.41,
  phrasing: 1.03,
  nextPhrasings: 0.14,
  phrasings: 1,
  line: 0.46,
  meaning: 1.14,
  nextMeanings: 0.71,
  meanings: 1.11,
  lineMeaning: 0.87,
  /** Share of the ranking's odds that the best section has. */
  share: -0.22,
  /** Likeness to questions without answer. */
  unansweredPhrasing: -1.66,
  unansweredNext: -0.24,
  unansweredPhrasings: -0.16,
  unansweredMeaning: -1.52,
  unansweredNextMeanings: -1.23,
  /** Share of the question in words that the docs do not know in any form. */
  unknown: -0.14,
  /** A name of another subject stands in the question. */
  outside: -1.03,
} as const;

/** Least evidence for an answer, in log odds; lower for a follow-up, for which what was asked before speaks. */
export const LEAST_EVIDENCE = 0;
export const LEAST_FOLLOW_UP_EVIDENCE = -1.5;
