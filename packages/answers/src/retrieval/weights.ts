import type { Place } from '../corpus/readSections.ts';

/**
 * What each feature of a section counts, in log odds of being the section meant: a listwise logistic fit on readers'
 * questions, each left out of the index in turn, and on the development questions, by `tools/answerWeights/fit.ts`.
 */
export const WEIGHTS = {
  text: -0.37,
  line: 0.73,
  coverage: 3.34,
  phrasing: 1.95,
  phrasingSquared: 0.31,
  nextPhrasings: 1.28,
  phrasings: 2.29,
  meaning: 2.54,
  meaningSquared: 3.23,
  nextMeanings: 2.5,
  meanings: 2.31,
  lineMeaning: 1.63,
  engine: 0.94,
} as const;

/** What the place of a section counts beside its features, on the same scale. */
export const PLACES: Readonly<Record<Place, number>> = {
  release: -1,
  overview: -0.09,
  lead: -0.79,
  troubleshooting: -0.05,
  reference: 0.02,
};

/** What it counts that the answer before cited a section first, or further down. */
export const CITED = { first: 2.3, further: 0.8 } as const;

/**
 * What speaks for an answer and against it, in log odds: a logistic fit that tells the same questions from questions
 * that the docs do not answer, near misses and other subjects among them.
 */
export const EVIDENCE = {
  bias: -0.34,
  coverage: 2.63,
  phrasing: 2.16,
  nextPhrasings: 1.7,
  phrasings: 2.32,
  line: 1.79,
  meaning: 4.53,
  nextMeanings: 3.6,
  meanings: 2.5,
  /** Likeness to questions without answer. */
  unansweredPhrasing: -3.96,
  unansweredPhrasings: -0.86,
  unansweredMeaning: -12.43,
  unansweredNextMeanings: 0.95,
  /** Log of how much nearer in meaning questions with an answer are than those without. */
  leaning: 0.91,
  /** How much more its words stand side by side in questions with an answer, in log odds. */
  wording: 0.36,
  /** How much nearer in meaning a question without answer is than any of the best section. */
  nearerUnanswered: -9.16,
  /** The same by words. */
  likerUnanswered: -5.09,
  /** How unlike the question is in meaning to all that readers ask. */
  strange: -30.71,
} as const;

/** What it is worth, in log odds, that a question names just what the heading of a section names. */
export const NAMED = 3;

/** Least evidence for an answer, in log odds; lower for a follow-up, for which what was asked before speaks. */
export const MIN_EVIDENCE = 0;
export const MIN_FOLLOW_UP_EVIDENCE = -5;
