import type { SearchField } from './searchFields.ts';

/** Weight of a word by the field it stands in, and how much a longer field dilutes it (BM25F). */
export const FIELD_RULES: Readonly<Record<SearchField, { readonly weight: number; readonly dilution: number }>> = {
  heading: { weight: 4, dilution: 0.5 },
  page: { weight: 1.5, dilution: 0.3 },
  path: { weight: 0.5, dilution: 0.3 },
  askedAs: { weight: 2.5, dilution: 0.3 },
  content: { weight: 1, dilution: 0.75 },
  code: { weight: 0.4, dilution: 0.75 },
};

/** How soon repeating a word stops to count (BM25's k1). */
export const SATURATION = 2.2;

/** What a matched form of a word is worth beside the word as typed. */
export const FORM_WEIGHTS = {
  inflection: 0.9,
  synonym: 0.75,
  part: 0.55,
  prefix: 0.7,
  oneTypo: 0.5,
  twoTypos: 0.3,
  /** Factor for a form that is only begun and has typos too. */
  unfinished: 0.8,
} as const;

/** Share of its weaker forms that a record keeps when it holds several forms of one word. */
export const FURTHER_FORMS = 0.2;

/** How the worth of a word that is only begun follows how much of it is typed and how common the whole word is; the rest is fixed. */
export const BEGUN_SHARES = { typed: 0.3, common: 0.2 } as const;

/** What function words (how, the, with) count for in coverage and in score, in queries longer than this many words. */
export const FUNCTION_WORD_RULES = { coverage: 0.2, score: 0.2, longerThan: 3 } as const;

/** Bonuses added to a record's mean word score, which is seldom above 8. */
export const BONUSES = {
  /** Every word stands in the record as typed. */
  allAsTyped: 1,
  /** Largest for words in the heading: grows with the square of the share of the query and with the share of the heading. */
  heading: 1.5,
  /** Largest for a query whose words all stand in heading and page title; for a page's own section its title is both. */
  titles: 1,
  /** The heading is the query, word for word; and it only begins so. */
  exactHeading: 1.5,
  begunHeading: 0.5,
  /** The query covers page title and heading, all of both. */
  pageAndHeading: 1,
  /** Largest for words that stand side by side as in the query. */
  proximity: 0.3,
  /** The query is one of the section's other names; and shares most words with one. */
  askedAs: 3,
  /** Per heading level: of equal records the one higher up wins. */
  depth: -0.02,
  /** Per point of the page's importance. */
  pageRank: 0.05,
} as const;

/** Longest query, in words, that earns heading bonuses; longer ones are questions or pasted text. */
export const MAX_TITLE_WORDS = 12;
/** Longest query in which missing words weigh down a record by the square of what it covers; in longer ones the sum decides. */
export const MAX_CONJUNCTIVE_WORDS = 6;
/** Longest query in which every word is also tried with typos when no record has them all. */
export const MAX_RETRIED_WORDS = 8;
/** Best records whose word positions are looked at. */
export const PLACED_RECORDS = 100;
/** Words further apart than this earn no proximity. */
export const PROXIMITY_REACH = 8;
/** Least share of the best record's covered words that a hit must cover too: more than this, in short queries and in longer ones. */
export const LEAST_COVERAGE = { short: 0.5, long: 0.3 } as const;

/** Shortest word for which one typo, and two, are tried. */
export const ONE_TYPO_LENGTH = 4;
export const TWO_TYPOS_LENGTH = 8;

/** Most forms one word is expanded to, by prefix and by typo each. */
export const MAX_EXPANSIONS = 64;

/** Most postings that the whole words of a begun one may bring in: a number, or a share of the records if that is more. So one letter costs no more than a word; commoner words are left out. */
export const BEGUN_POSTINGS = { least: 12_000, share: 0.25 } as const;
