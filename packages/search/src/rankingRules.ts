import type { SearchField } from './format/searchFields.ts';

/** Each kind of text counts half of the kind above it. */
const fields: Record<SearchField, number> = {
  heading: 4,
  askedAs: 2,
  page: 2,
  content: 1,
  path: 0.5,
  code: 0.5,
};

/** All numbers of the ranking, in one table whose entries the ablations of bench/relevance switch off one by one; nothing else writes to it. */
export const RULES = {
  /** What a word counts in each field. */
  fields,
  /** BM25's b: how much a longer field counts for less (0 not at all, 1 in proportion), in headings and questions and in prose and code. */
  b: { headings: 0.5, texts: 0.75 },
  /** BM25's k1: how soon repeating a word stops counting. */
  k1: 2.2,

  /** Weight of an expansion beside the word as typed; one of 0 is not looked up. */
  expansions: {
    inflection: 0.8,
    synonym: 0.75,
    compound: 0.55,
    prefix: 0.75,
    /** For one typo; two count its square. */
    typo: 0.5,
  },
  /** Share of the scores of its weaker expansions that a record keeps when it holds several of one word. */
  furtherExpansions: 0.2,
  /** Letters of a word for each typo that is tried, two at most. */
  lettersPerTypo: 4,
  /** Expansions of one word by typo or as a subword. */
  maxExpansions: 64,
  /** Postings that the words of a prefix may bring in, so that one letter costs a few milliseconds at most; in a large index a share of its records. */
  maxPrefixPostings: { least: 20_000, share: 0.5 },

  /** The share of its weight that a stop word (how, the, with) keeps in a question, and the length above which any query is one. */
  stopWords: { weight: 0.2, longerThan: 3 },
  /**
   * Longest query in which all words come before some: its score is multiplied by the cube of the share that the record
   * matches, and when no record has them all, every word is also tried with typos.
   */
  maxConjunctiveWords: 6,
  /** A hit must match more than this share of what the best record matches. */
  minCoverage: 0.3,

  /** What is added to the share of the query that a record matches, a number from 0 to 1. */
  bonuses: {
    /**
     * Largest for words in the heading: grows with the square of the share of the query and with the share of the heading.
     * Once more for a query whose words all occur in heading and page title; for a page's own section its title is both.
     */
    titles: 0.3,
    /** The query is the heading, or page title and heading; less for a heading that only begins with the query, by what is still to type. */
    exact: 0.5,
    /** Largest for a query that is one of the section's askedAs questions. */
    askedAs: 0.7,
    /** Largest for a query whose words stand side by side. */
    proximity: 1,
    /** Largest for a release note that matches all of what a question about releases asks about. */
    release: 2,
    /** Per point of the page's importance. */
    pageRank: 0.02,
  },
  /** Number of the best records that are ranked again by the positions of their words. */
  rerankWindow: 100,
  /** How fast further sections with the same heading lose, while its last word is typed: the nth has its score divided by n to this power. */
  repeatedCompletions: 1,
};
