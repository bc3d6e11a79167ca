/**
 * What each feature of a section counts, in log odds of being the section meant: a listwise logistic fit on readers'
 * questions, each left out of the index in turn, and on the development questions.
 */
export const WEIGHTS = {
  text: 0.6,
  line: 1.33,
  heading: 0.73,
  coverage: 2.88,
  phrasing: 1.34,
  phrasingSquared: 0.87,
  nextPhrasings: 1.93,
  phrasings: 1.31,
  engine: 2,
} as const;

/** What the place of a section counts beside its features, on the same scale. */
export const PLACES = { release: -1, overview: 0, lead: -0.88, troubleshooting: -0.11, reference: 0.15 } as const;

/** What it counts that the answer before cited a section first, or further down. */
export const CITED = { first: 2.3, further: 0.8 } as const;

/**
 * What speaks for an answer and against it, in log odds: a logistic fit that tells the same questions from questions
 * that the docs do not answer, near misses and other subjects among them.
 */
export const EVIDENCE = {
  bias: -0.56,
  coverage: 2.46,
  phrasing: 1.32,
  nextPhrasings: 1.46,
  phrasings: 1.56,
  line: 0.62,
  /** Share of the ranking's odds that the best section has. */
  share: -0.65,
  /** Likeness to questions without answer. */
  unansweredPhrasing: -3.14,
  unansweredNext: -0.13,
  unansweredPhrasings: -1.18,
  /** Share of the question in words that the docs do not know in any form. */
  unknown: -0.25,
  /** A name of another subject stands in the question. */
  outside: -1.09,
} as const;

/** Least evidence for an answer, in log odds; lower for a follow-up, for which what was asked before speaks. */
export const LEAST_EVIDENCE = -0.1;
export const LEAST_FOLLOW_UP_EVIDENCE = -1.5;
