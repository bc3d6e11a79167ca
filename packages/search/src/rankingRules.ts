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
  inflection: 0.9,
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

/** Shares of a prefix's weight that follow how much of the word is typed and how common the whole word is; the rest is fixed. */
export const PREFIX_SHARES = { typed: 0.3, common: 0.2 } as const;

/** What stop words (how, the, with) count for in coverage and in score, in queries longer than this many words. */
export const STOP_WORD_RULES = { coverage: 0.2, score: 0.2, longerThan: 3 } as const;

/** Bonuses added to a record's mean word score, which is rarely above 8. */
export const BONUSES = {
  /** Every word occurs in the record as typed. */
  allAsTyped: 1,
  /** Largest for words in the heading: grows with the square of the share of the query and with the share of the heading. */
  heading: 1.5,
  /** Largest for a query whose words all occur in heading and page title; for a page's own section its title is both. */
  titles: 1,
  /** The heading is the query, word for word; and it begins with the query, whose last word is a prefix. */
  exactHeading: 1.5,
  prefixHeading: 0.5,
  /** The query covers page title and heading, all of both. */
  pageAndHeading: 1,
  /** Largest for words side by side as in the query. */
  proximity: 0.3,
  /** Largest for a query that is one of the section's askedAs questions. */
  askedAs: 3,
  /** Per heading level: of equal records the one higher up wins. */
  depth: -0.02,
  /** Per point of the page's importance. */
  pageRank: 0.05,
} as const;

/** Longest query, in words, that earns heading bonuses; longer ones are questions or pasted text. */
export const MAX_TITLE_WORDS = 12;
/** Longest query in which a score is multiplied by the square of the share of words found; in longer ones the sum decides. */
export const MAX_CONJUNCTIVE_WORDS = 6;
/** Longest query in which every word is also tried with typos when no record has them all. */
export const MAX_RETRIED_WORDS = 8;
/** Number of the best records that are ranked again by the positions of their words. */
export const RERANK_WINDOW = 100;
/** Words further apart than this earn no proximity. */
export const MAX_PROXIMITY_GAP = 8;
/** A hit must cover more than this share of what the best record covers, in short queries and in longer ones. */
export const MIN_COVERAGE = { short: 0.5, long: 0.3 } as const;

/** Shortest word for which one typo, and two, are tried. */
export const MIN_ONE_TYPO_LENGTH = 4;
export const MIN_TWO_TYPOS_LENGTH = 8;

/** Expansions of one word by prefix, and by typo. */
export const MAX_EXPANSIONS = 64;

/** Postings that the words of a prefix may bring in: this many, or a share of the records if that is more. So one letter costs no more than a word; the commonest words are left out. */
export const PREFIX_POSTINGS = { min: 12_000, share: 0.25 } as const;
