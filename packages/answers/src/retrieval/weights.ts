/**
 * What each feature of a section counts, in log odds of being the section meant: a listwise logistic fit on readers'
 * questions, each left out of the index in turn, and on the development questions, by `tools/answerWeights/fit.ts`.
 */
export const WEIGHTS = {
  text: -0.14,
  line: 0.82,
  coverage: 3.1,
  phrasing: 1.68,
  phrasingSquared: 0.01,
  nextPhrasings: 1.48,
  phrasings: 2.36,
  meaning: 2.27,
  meaningSquared: 2.84,
  nextMeanings: 2.65,
  meanings: 2.09,
  lineMeaning: 1.64,
  engine: 1.09,
} as const;

/** What the place of a section counts beside its features, on the same scale. */
export const PLACES = { release: -1, overview: -0.14, lead: -0.87, troubleshooting: 0.01, reference: 0.04 } as const;

/** What it counts that the answer before cited a section first, or further down. */
export const CITED = { first: 2.3, further: 0.8 } as const;

/**
 * What speaks for an answer and against it, in log odds: a logistic fit that tells the same questions from questions
 * that the docs do not answer, near misses and other subjects among them.
 */
export const EVIDENCE = {
  bias: -2.43,
  coverage: 1.56,
  phrasing: 0.5,
  nextPhrasings: 0.5,
  phrasings: 1.44,
  line: -0.32,
  meaning: -0.04,
  nextMeanings: -0.2,
  meanings: -0.16,
  lineMeaning: -0.68,
  /** Share of the ranking's odds that the best section has. */
  share: 0.64,
  /** Likeness to questions without answer. */
  unansweredPhrasing: -0.99,
  unansweredNext: -0.65,
  unansweredPhrasings: -0.06,
  unansweredMeaning: -1.18,
  unansweredNextMeanings: -0.74,
  /** Log of how much nearer in meaning questions with an answer are than those without. */
  leaning: 2.32,
  /** How unlike the question is in meaning to all that readers ask, and how much nearer to a question without answer. */
  strange: -0.58,
  nearerUnanswered: -0.53,
  /** Share of the question in words that the docs do not know in any form. */
  unknown: -0.14,
  /** A name of another subject stands in the question. */
  outside: -0.03,
} as const;

/** Least evidence for an answer, in log odds; lower for a follow-up, for which what was asked before speaks. */
export const LEAST_EVIDENCE = 0.6;
export const LEAST_FOLLOW_UP_EVIDENCE = -3.5;
