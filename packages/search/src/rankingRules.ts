import type { SearchField } from './format/searchFields.ts';

/** Weight of a field, and BM25's b: how much a longer field counts for less (0 not at all, 1 in proportion). */
export const FIELD_RULES: Readonly<Record<SearchField, { readonly weight: number; readonly b: number }>> = {
  heading: { weight: 4, b: 0.5 },
  page: { weight: 1.5, b: 0.3 },
  path: { weight: 0.5, b: 0.3 },
  askedAs: { weight: 2, b: 0.5 },
  content: { weight: 1, b: 0.75 },
  code: { weight: 0.4, b: 0.75 },
};

/** BM25's k1: how soon repeating a word stops counting. */
export const K1 = 2.2;

/** Weight of an expansion beside the word as typed. */
export const EXPANSION_WEIGHTS = {
  inflection: 0.8,
  synonym: 0.75,
  compound: 0.55,
  prefix: 0.7,
  oneTypo: 0.5,
  twoTypos: 0.3,
  /** Factor for a prefix with typos. */
  prefixWithTypos: 0.8,
} as const;

/** Share of the scores of its weaker expansions that a record keeps when it holds several of one word. */
export const FURTHER_EXPANSIONS = 0.2;

/** The share of its weight that a stop word (how, the, with) keeps in a question, and the length above which any query is one. */
export const STOP_WORD_RULES = { weight: 0.2, longerThan: 3 } as const;

/** What is added to the share of the query that a record matches, a number from 0 to 1. */
export const BONUSES = {
  /** Largest for words in the heading: grows with the square of the share of the query and with the share of the heading. */
  heading: 0.25,
  /** Largest for a query whose words all occur in heading and page title; for a page's own section its title is both. */
  titles: 0.3,
  /** The heading is the query, word for word; less when it only begins with the query, by what is still to type. */
  exactHeading: 0.5,
  /** The query covers page title and heading, all of both. */
  pageAndHeading: 0.35,
  /** Largest for a query that is one of the section's askedAs questions. */
  askedAs: 0.7,
  /** Per heading level: of equal records the one higher up wins. */
  depth: -0.003,
  /** Per point of the page's importance. */
  pageRank: 0.02,
} as const;

/** Longest query in which all words come before some: its score is multiplied by the cube of the share that the record matches. */
export const MAX_CONJUNCTIVE_WORDS = 6;
/** Longest query in which every word is also tried with typos when no record has them all. */
export const MAX_RETRIED_WORDS = 8;
/** Number of the best records that are ranked again by the positions of their words. */
export const RERANK_WINDOW = 100;
/** Words further apart than this earn no proximity. */
export const MAX_PROXIMITY_GAP = 8;
/** A hit must match more than this share of what the best record matches. */
export const MIN_COVERAGE = 0.3;

/** Shortest word for which one typo, and two, are tried. */
export const MIN_ONE_TYPO_LENGTH = 4;
export const MIN_TWO_TYPOS_LENGTH = 8;

/** Expansions of one word by typo or as a subword. */
export const MAX_EXPANSIONS = 64;

/** Postings that the words of a prefix may bring in, so that one letter costs a few milliseconds at most. */
export const MAX_PREFIX_POSTINGS = 20_000;
