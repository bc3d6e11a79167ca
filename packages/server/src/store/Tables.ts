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
    reader: Reader;
  };
  questions: QuestionRow;
  citations: { questionId: string; at: number; url: string };
  /** What has no end of its own goes after a day. */
  rateCounts: { key: string; started: number; count: number; expires: Generated<number | null> };
  streamLeases: { id: string; key: string; expires: number };
  tokenKeys: { id: string; secret: string; at: number };
}

/** Digest of the token by which a reader can have the row removed; null for readers who have none. */
type Reader = Generated<string | null>;

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
