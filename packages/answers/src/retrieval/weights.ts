/**
 * What each feature of a section counts, in log odds of being the section meant: a listwise logistic fit on readers'
 * questions, each left out of the index in turn, and on the development questions, by `tools/answerWeights/fit.ts`.
 */
export const WEIGHTS = {
  text: -0.16,
  line: 0.72,
  coverage: 3.25,
  phrasing: 1.93,
  phrasingSquared: 0.27,
  nextPhrasings: 1.52,
  phrasings: 2.25,
  meaning: 2.6,
  meaningSquared: 3.3,
  nextMeanings: 2.57,
  meanings: 1.38,
  lineMeaning: 1.63,
  engine: 0.86,
} as const;

/** What the place of a section counts beside its features, on the same scale. */
export const PLACES = { release: -1, overview: -0.06, lead: -0.82, troubleshooting: -0.01, reference: 0.05 } as const;

/** What it counts that the answer before cited a section first, or further down. */
export const CITED = { first: 2.3, further: 0.8 } as const;

/**
 * What speaks for an answer and against it, in log odds: a logistic fit that tells the same questions from questions
 * that the docs do not answer, near misses and other subjects among them, drawn towards what the development questions
 * say (`tools/answerWeights/fit.ts --evidence`).
 */
export const EVIDENCE = {
  bias: -5.75,
  coverage: 2.36,
  phrasing: 1.98,
  nextPhrasings: 0.95,
  phrasings: 2.32,
  line: 0.4,
  meaning: 1.07,
  nextMeanings: 0.74,
  meanings: 0.27,
  lineMeaning: -0.19,
  /** Share of the ranking's odds that the best section has. */
  share: 2.65,
  /** Likeness to questions without answer. */
  unansweredPhrasing: -3.78,
  unansweredNext: 0.85,
  unansweredPhrasings: -0.43,
  unansweredMeaning: -1.63,
  unansweredNextMeanings: -0.54,
  /** Log of how much nearer in meaning questions with an answer are than those without. */
  leaning: 2.86,
  /** How unlike the question is in meaning to all that readers ask, and how much nearer to a question without answer. */
  strange: -0.51,
  nearerUnanswered: -1.6,
  /** Share of the question in words that the docs do not know in any form. */
  unknown: 0.01,
  /** A name of another subject stands in the question. */
  outside: 0.46,
} as const;

/** What it is worth, in log odds, that a question names just what the heading of a section names. */
export const NAMED = 3;

/** Least evidence for an answer, in log odds; lower for a follow-up, for which what was asked before speaks. */
export const LEAST_EVIDENCE = -0.4;
export const LEAST_FOLLOW_UP_EVIDENCE = -5;
