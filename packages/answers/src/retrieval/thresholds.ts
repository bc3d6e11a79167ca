/**
 * What a question word counts for, what a matched form of it is worth, and how much of a question the best section must
 * hold. Set on bench/answers/development.json alone; `npm run bench:answers` prints the figures they give.
 */
export const WORD_WEIGHTS = {
  /** A word of everyday use beside one of the subject. */
  everyday: 0.6,
  /** A word the docs do not hold, not even misspelt: its absence counts like that of a rather rare word. */
  unknown: 1,
  /** A word that names a thing of another subject, or a name with a capital letter. */
  outside: 2.2,
  /** The same where some section speaks of it: then it must be the one. */
  rareSubject: 1.5,
  /** A word of the question before a follow-up. */
  context: 0.4,
} as const;

/** What a form of a word is worth beside the word itself. */
export const FORM_WORTH = { same: 1, reader: 0.5, typo: 0.75 } as const;

/** Weight of a word by where it stands in a section. */
export const FIELD_WORTH = {
  heading: 2.9,
  parent: 0.6,
  page: 0.7,
  askedAs: 14,
  content: 1.1,
  code: 0.3,
  /** Release items and links that point to the section. */
  pointers: 0.7,
} as const;

/** How soon repeating a word stops to count, and how much a longer text dilutes it (BM25). */
export const SATURATION = 1.3;
export const DILUTION = 0.55;

/** What the words of a section are worth beside the bonuses. */
export const TEXT_WORTH = 6;

export const BONUSES = {
  /** The question is much like one of the section's other names. */
  askedAs: 7,
  /** One line holds much of the question. */
  line: 1.75,
  /** The question holds all of the heading. */
  heading: 2.5,
  /** The section as a whole holds much of the question. */
  coverage: 3.2,
  /** First by the search engine's own ranking; falls with the rank. */
  engine: 1.2,
  /** Cited first in the answer before, for a follow-up; and further down. */
  citedFirst: 7,
  cited: 2.5,
} as const;

/** Factors for parts of the site that mention many subjects without being about them. */
export const PLACE_FACTORS = {
  release: 0.5,
  overview: 0.3,
  troubleshooting: 0.92,
  reference: 1.1,
  lead: 0.35,
} as const;

/**
 * What speaks for an answer and against it: a logistic fit that tells phrasings of the docs, each left out of the index
 * in turn, and the development questions from near misses and questions off the subject.
 */
export const EVIDENCE = {
  /** Share of the question that the best section holds. */
  coverage: 2.2,
  /** Its score, and by how much it leads the next one. */
  score: 0.12,
  lead: 0.24,
  /** Share of the question that one of its other names holds. */
  phrasing: 2.5,
  /** Share of the question's words that the docs do not know in any form. */
  unknown: -1,
  /** A name of another subject stands in the question. */
  outside: -0.9,
} as const;

/**
 * Least evidence for an answer: 5 % of the phrasings left out of the index fall below it. A higher bar refuses hardly
 * more of the development set's near misses, whose words the docs hold, but many more questions they do answer.
 */
export const LEAST_EVIDENCE = 2;
/** The same for a follow-up on an answer: what was asked before speaks for it. */
export const LEAST_FOLLOW_UP_EVIDENCE = 1;
/** Further sections are quoted when they score at least this share of the best. */
export const FURTHER_SECTIONS = { quoted: 0.6, named: 0.3 } as const;
