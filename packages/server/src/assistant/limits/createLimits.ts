import { createHmac } from 'node:crypto';
import { assistantError, type ProtocolError } from '@feedback-docs/protocol';
import { isThisMachine, networkOf } from '../../http/readerAddress.ts';
import { addressSalt } from './addressSalt.ts';
import type { Lease, RateCounters } from './RateCounters.ts';
import { MAX_STREAMS, RATE_RULES, type RateRule } from './rateRules.ts';

/** What a reader's address may do. Every refusal is a LimitError. */
export interface Limits {
  token(ip: string): Promise<void>;
  feedback(ip: string): Promise<void>;
  chat(ip: string): Promise<void>;
  /** `question` stands for a question at one place of one conversation. */
  repeat(ip: string, question: string): Promise<void>;
  /** Takes a place among the answers under way; to be given back when the answer ends. */
  stream(ip: string): Promise<Lease>;
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
  /** Counts this machine's own requests too. Default false. */
  readonly countThisMachine?: boolean;
  readonly now?: () => number;
}

/** Limits per address. Addresses are only ever kept as digests, and those of this machine are not counted. */
export function createLimits(
  counters: RateCounters,
  { salt = addressSalt(undefined), countThisMachine = false, now = Date.now }: LimitsOptions = {},
): Limits {
  const isCounted = (ip: string) => countThisMachine || !isThisMachine(ip);
  const keyOf = (text: string) => createHmac('sha256', salt()).update(text).digest('base64url').slice(0, 22);

  async function count(rule: RateRule, ip: string, text: string, more = ''): Promise<void> {
    if (!isCounted(ip)) return;
    const { count, resetAt } = await counters.hit(rule, keyOf(`${networkOf(ip)} ${more}`));
    if (count > rule.most) throw new LimitError(text, Math.max(1, Math.ceil((resetAt - now()) / 1000)));
  }

  return {
    token: (ip) => count(RATE_RULES.token, ip, 'Too many requests from your address. Please wait a minute.'),
    feedback: (ip) => count(RATE_RULES.feedback, ip, 'Too many ratings from your address. Please wait a minute.'),
    async chat(ip) {
      const { chatMinute, chatDay } = RATE_RULES;
      await count(
        chatMinute,
        ip,
        `At most ${chatMinute.most} questions a minute are answered for one address. Please wait a moment.`,
      );
      await count(
        chatDay,
        ip,
        `At most ${chatDay.most} questions a day are answered for one address. Please come back tomorrow, or search the docs.`,
      );
    },
    repeat: (ip, question) =>
      count(RATE_RULES.repeat, ip, 'This question was asked several times just now. Please wait a moment.', question),
    async stream(ip) {
      if (!isCounted(ip)) return () => undefined;
      const lease = await counters.lease(keyOf(networkOf(ip)), MAX_STREAMS);
      if (lease !== undefined) return lease;
      throw new LimitError(
        `At most ${MAX_STREAMS} answers at a time are written for one address. Please wait for one to end.`,
        5,
      );
    },
  };
}
