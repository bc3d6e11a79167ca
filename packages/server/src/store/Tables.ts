import type { Generated } from 'kysely';

/** Everything the server remembers. Times are Unix milliseconds, rounded down to the minute where a reader is behind them. */
export interface Tables {
  searches: { at: number; index: string; query: string; hits: number; reader: Reader };
  events: {
    at: number;
    type: string;
    name: string;
    index: string;
    query: string | null;
    objectID: string | null;
    position: number | null;
    /** 1 for a click that follows another one of the same search, or that names none; such a click says of no search that it was of use. */
    isFurther: Generated<number | null>;
    reader: Reader;
  };
  questions: QuestionRow;
  citations: { questionId: string; at: number; url: string };
  feedback: FeedbackRow;
  /** Hashed files of builds, by their address; content in Brotli and base64. They go a day after their build was last in use. */
  assets: { path: string; content: string; at: number };
  /** How often something happened on the day that begins at a time, where nothing is kept of single readers. */
  dayCounts: { at: number; measure: Measure; key: string; count: number };
  /** What is summed up of days that are over, for the insights; triggers remove the row of a day with any change to it. */
  insightDays: { day: number; form: number; ticket: string; summary: string | null };
  /** What finds something now of what found nothing before, by the last verification of gaps. */
  answeredWordings: { digest: string; at: number };
  /** What has no end of its own goes after a day. */
  rateCounts: { key: string; started: number; count: number; expires: Generated<number | null> };
  streamLeases: { id: string; key: string; expires: number };
  tokenKeys: { id: string; secret: string; at: number };
}

/** Digest of the token by which a reader can have the row removed; null for readers who have none. */
type Reader = Generated<string | null>;

/**
 * What is counted by day: reads by their way, pages opened from a search and those where searching ended, and questions by outcome and
 * those after which the reader searched.
 */
export type Measure = 'access' | 'opened' | 'exit' | 'asked' | 'fallback';

/** What a reader said of a page. */
interface FeedbackRow {
  /** By which the reader can add to it for an hour. */
  id: string;
  at: number;
  /** The path of the page, and the anchor of the section where the reader named one. */
  page: string;
  section: Generated<string | null>;
  helpful: 'yes' | 'no';
  reason: Generated<string | null>;
  /** Scrubbed of personal data. */
  comment: Generated<string | null>;
  /** What the owner made of it: open, done or dismissed, and why. */
  state: Generated<string>;
  note: Generated<string | null>;
}

interface QuestionRow {
  /** Id of the answer. */
  id: string;
  at: number;
  /** Stands for the id that the client made for the reader's message, sent from one address. */
  userMessageId: string;
  /** Scrubbed of personal data; null where questions are not kept. */
  question: string | null;
  outcome: string;
  /** 'liked' or 'disliked' once the reader said so. */
  rating: Generated<string | null>;
  reader: Reader;
}
