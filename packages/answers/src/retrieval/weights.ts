/**
 * What each feature of a section counts, in log odds of being the section meant: a listwise logistic fit on readers'
 * questions, each left out of the index in turn, and on the development questions, by `tools/answerWeights/fit.ts`.
 */
export const WEIGHTS = {
  text: 0.22,
  line: 1.09,
  coverage: 2.32,
  phrasing: 0.5,
  phrasingSquared: 0.22,
  nextPhrasings: 1.18,
  phrasings: 0.28,
  meaning: 1.57,
  meaningSquared: 2.01,
  nextMeanings: 2.25,
  meanings: 2.06,
  lineMeaning: 2.24,
  engine: 1.61,
} as const;

/** What the place of a section counts beside its features, on the same scale. */
export const PLACES = { release: -1, overview: -0.11, lead: -0.99, troubleshooting: -0.07, reference: 0.13 } as const;

/** What it counts that the answer before cited a section first, or further down. */
export const CITED = { first: 2.3, further: 0.8 } as const;

/**
 * What speaks for an answer and against it, in log odds: a logistic fit that tells the same questions from questions
 * that the docs do not answer, near misses and other subjects among them.
 */
export const EVIDENCE = {
  bias: -1.71,
  coverage: 1.85,
  phrasing: 0.35,
  nextPhrasings: 0.6,
  phrasings: 1.19,
  line: -0.16,
  meaning: 0.01,
  nextMeanings: -0.34,
  meanings: -0.32,
  lineMeaning: -0.7,
  /** Share of the ranking's odds that the best section has. */
  share: 0.55,
  /** Likeness to questions without answer. */
  unansweredPhrasing: -1.27,
  unansweredNext: -0.76,
  unansweredPhrasings: 0.38,
  unansweredMeaning: -1.04,
  unansweredNextMeanings: -0.55,
  /** Log of how much nearer in meaning questions with an answer are than those without. */
  leaning: 2.15,
  /** How unlike the question is in meaning to all that readers ask, and how much nearer to a question without answer. */
  strange: -0.15,
  nearerUnanswered: -0.48,
  /** Share of the question in words that the docs do not know in any form. */
  unknown: 0.02,
  /** A name of another subject stands in the question. */
  outside: -0.48,
} as const;

/** Least evidence for an answer, in log odds; lower for a follow-up, for which what was asked before speaks. */
export const LEAST_EVIDENCE = 0.1;
export const LEAST_FOLLOW_UP_EVIDENCE = -3.5;
