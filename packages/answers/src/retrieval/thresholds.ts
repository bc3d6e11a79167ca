/**
 * Factors for the weight of a question word. Set on bench/answers/development.json alone; `npm run bench:answers` prints the figures they give.
 */
export const WORD_WEIGHTS = {
  /** A word of everyday use beside one of the subject. */
  everyday: 0.6,
  /** A name with a capital letter that is not in the docs. */
  outside: 2.2,
  /** A word of the question before a follow-up. */
  context: 0.4,
} as const;

/** Further sections are quoted when they score at most so much below the best, in log odds. */
export const FURTHER_SECTIONS = { quoted: 1.2, named: 6 } as const;
