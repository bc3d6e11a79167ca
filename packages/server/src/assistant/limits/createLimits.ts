import { createHmac } from 'node:crypto';
import { assistantError, type ProtocolError } from '@feedback-docs/protocol';
import type { Reader } from '../../http/reader/identifyReader.ts';
import { addressSalt } from './addressSalt.ts';
import type { Lease, RateCounters } from './RateCounters.ts';
import { MAX_STREAMS, RATE_RULES, type RateRule } from './rateRules.ts';

/** What a reader's address may do. Every refusal is a LimitError. */
export interface Limits {
  token(reader: Reader): Promise<void>;
  feedback(reader: Reader): Promise<void>;
  /** A vote on a page. */
  vote(reader: Reader, page: string): Promise<void>;
  withdraw(reader: Reader): Promise<void>;
  chat(reader: Reader): Promise<void>;
  /** `question` stands for a question at one place of one conversation. */
  repeat(reader: Reader, question: string): Promise<void>;
  /** Takes a place among the answers under way; to be given back when the answer ends. */
  stream(reader: Reader): Promise<Lease>;
  /** What the address is known by today where its share of something is counted; undefined when it is not counted. */
  digest(reader: Reader): string | undefined;
}

/** A refusal that says when to come back. */
export class LimitError extends Error {
  readonly refusal: ProtocolError;
  readonly retryAfterSeconds: number;

  constructor(text: string, retryAfterSeconds: number) {
    super(text);
    this.refusal = assistantError('AI-205', text);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** What limits need beside their counters. */
export interface LimitsOptions {
  /** Mixed into the digests of addresses; the same on servers that count together. Default: this process alone knows it. */
  readonly salt?: () => string;
  readonly now?: () => number;
}

/** Limits per address. Addresses are only ever kept as digests. */
export function createLimits(
  counters: RateCounters,
  { salt = addressSalt(undefined), now = Date.now }: LimitsOptions = {},
): Limits {
  const keyOf = (text: string) => createHmac('sha256', salt()).update(text).digest('base64url').slice(0, 22);

  async function count(rule: RateRule, reader: Reader, text: string, more = ''): Promise<void> {
    if (reader.isExempt) return;
    const { count, resetAt } = await counters.hit(rule, keyOf(`${reader.network} ${more}`));
    if (count > rule.most) throw new LimitError(text, Math.max(1, Math.ceil((resetAt - now()) / 1000)));
  }

  return {
    token: (reader) => count(RATE_RULES.token, reader, 'Too many requests from your address. Please wait a minute.'),
    feedback: (reader) =>
      count(RATE_RULES.feedback, reader, 'Too many ratings from your address. Please wait a minute.'),
    withdraw: (reader) =>
      count(RATE_RULES.withdraw, reader, 'Too many deletions from your address. Please wait a minute.'),
    vote: (reader, page) =>
      count(
        RATE_RULES.vote,
        reader,
        'Somebody at your address has rated this page today already, and one rating a day is counted.',
        page,
      ),
    async chat(reader) {
      const { chatMinute, chatDay } = RATE_RULES;
      await count(
        chatMinute,
        reader,
        `At most ${chatMinute.most} questions a minute are answered for one address. Please wait a moment.`,
      );
      await count(
        chatDay,
        reader,
        `At most ${chatDay.most} questions a day are answered for one address. Please come back tomorrow, or search the docs.`,
      );
    },
    repeat: (reader, question) =>
      count(
        RATE_RULES.repeat,
        reader,
        'This question was asked several times just now. Please wait a moment.',
        question,
      ),
    digest: (reader) => (reader.isExempt ? undefined : keyOf(reader.network)),
    async stream(reader) {
      if (reader.isExempt) return () => undefined;
      const lease = await counters.lease(keyOf(reader.network), MAX_STREAMS);
      if (lease !== undefined) return lease;
      throw new LimitError(
        `At most ${MAX_STREAMS} answers at a time are written for one address. Please wait for one to end.`,
        5,
      );
    },
  };
}
