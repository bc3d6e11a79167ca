/**
 * What a question word counts for, what a matched form of it is worth, and how much of a question the best section must
 * hold. Set on bench/answers/development.json alone; `npm run bench:answers` prints the figures they give.
 */
export const WORD_WEIGHTS = {
  /** A word of everyday use beside one of the subject. */
  everyday: 0.6,
  /** A word the docs do not hold: its absence counts like that of a rather rare word. */
  unknown: 1,
  /** A word that names a thing of another subject, or a name with a capital letter. */
  outside: 2.2,
  /** The same where some section speaks of it: then it must be the one. */
  rareSubject: 1.5,
  /** A word of the question before a follow-up. */
  context: 0.4,
} as const;

/** What a form of a word is worth beside the word itself. */
export const FORM_WORTH = { same: 1, reader: 0.5 } as const;

/** How soon further phrasings that speak of the same thing stop to count. */
export const PHRASING_SATURATION = 2;

/** Further sections are quoted when they score at most so much below the best, in log odds. */
export const FURTHER_SECTIONS = { quoted: 2.2, named: 6 } as const;
