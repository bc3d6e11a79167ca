import type { Generated } from 'kysely';

/** Everything the server remembers. Times are Unix milliseconds, rounded down to the minute where a reader is behind them. */
export interface Tables {
  searches: { at: number; index: string; query: string; hits: number };
  events: {
    at: number;
    type: string;
    name: string;
    index: string;
    query: string | null;
    objectID: string | null;
    position: number | null;
  };
  questions: QuestionRow;
  citations: { questionId: string; at: number; url: string };
  rateCounts: { key: string; started: number; count: number };
  streamLeases: { id: string; key: string; expires: number };
  tokenKeys: { id: string; secret: string; at: number };
}

interface QuestionRow {
  /** Id of the answer. */
  id: string;
  at: number;
  /** Id of the reader's message, as the client made it. */
  userMessageId: string;
  /** Scrubbed of personal data; null where questions are not kept. */
  question: string | null;
  outcome: string;
  /** 'liked' or 'disliked' once the reader said so. */
  rating: Generated<string | null>;
}
