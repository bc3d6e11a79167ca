/**
 * What each feature of a section counts, in log odds of being the section meant: a listwise logistic fit on readers'
 * questions, each left out of the index in turn, and on the development questions, by `tools/answerWeights/fit.ts`.
 */
export const WEIGHTS = {
  text: -0.07,
  line: 0.93,
  coverage: 3.32,
  phrasing: 1.99,
  phrasingSquared: 0.26,
  nextPhrasings: 1.39,
  phrasings: 2.38,
  meaning: 2.59,
  meaningSquared: 3.3,
  nextMeanings: 2.6,
  meanings: 1.86,
  lineMeaning: 1.62,
  engine: 0.9,
} as const;

/** What the place of a section counts beside its features, on the same scale. */
export const PLACES = { release: -1, overview: -0.14, lead: -0.78, troubleshooting: -0.07, reference: 0.02 } as const;

/** What it counts that the answer before cited a section first, or further down. */
export const CITED = { first: 2.3, further: 0.8 } as const;

/**
 * What speaks for an answer and against it, in log odds: a logistic fit that tells the same questions from questions
 * that the docs do not answer, near misses and other subjects among them.
 */
export const EVIDENCE = {
  bias: -2.82,
  coverage: 1.41,
  phrasing: 1.04,
  nextPhrasings: 0.42,
  phrasings: 1.37,
  line: -0.27,
  meaning: 0.17,
  nextMeanings: -0.11,
  meanings: -0.13,
  lineMeaning: -0.66,
  /** Share of the ranking's odds that the best section has. */
  share: 1.14,
  /** Likeness to questions without answer. */
  unansweredPhrasing: -1.34,
  unansweredNext: -0.46,
  unansweredPhrasings: -0.3,
  unansweredMeaning: -1.31,
  unansweredNextMeanings: -0.76,
  /** Log of how much nearer in meaning questions with an answer are than those without. */
  leaning: 2.55,
  /** How unlike the question is in meaning to all that readers ask, and how much nearer to a question without answer. */
  strange: -0.85,
  nearerUnanswered: -0.7,
  /** Share of the question in words that the docs do not know in any form. */
  unknown: 0.17,
  /** A name of another subject stands in the question. */
  outside: 0.22,
} as const;

/** Least evidence for an answer, in log odds; lower for a follow-up, for which what was asked before speaks. */
export const LEAST_EVIDENCE = 0.25;
export const LEAST_FOLLOW_UP_EVIDENCE = -5;
