/**
 * Factors for the weight of a question word. Set on bench/answers/development.json alone; `npm run bench:answers` prints the figures they give.
 */
export const WORD_WEIGHTS = {
  /** A word of everyday use beside one of the subject. */
  everyday: 0.6,
  /** A word that is not in the docs counts like a rather rare one. */
  unknown: 1,
  /** A word of another subject, or a name with a capital letter. */
  outside: 2.2,
  /** The same where some section mentions it: then it must be the one. */
  rareSubject: 1.5,
  /** A word of the question before a follow-up. */
  context: 0.4,
} as const;

/** Weights of expansions: the word itself, and other words of readers for it. */
export const EXPANSION_WEIGHTS = { same: 1, reader: 0.5 } as const;

/** BM25's k1 over the paraphrases of a section. */
export const PARAPHRASE_K1 = 2;

/** Further sections are quoted when they score at most so much below the best, in log odds. */
export const FURTHER_SECTIONS = { quoted: 1.2, named: 6 } as const;
