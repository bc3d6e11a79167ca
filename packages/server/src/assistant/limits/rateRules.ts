import { MINUTE_MS } from '../../durations.ts';

/** A maximum number per period. */
export interface RateRule {
  readonly name: string;
  readonly most: number;
  readonly windowMs: number;
}

/** What one address may do; a household of IPv6 counts as one. */
export const RATE_RULES = {
  token: { name: 'token', most: 10, windowMs: MINUTE_MS },
  chatMinute: { name: 'chat', most: 10, windowMs: MINUTE_MS },
  chatDay: { name: 'chat-day', most: 100, windowMs: 24 * 60 * MINUTE_MS },
  /** A client that asks the same question of the same conversation again and again is stuck in a loop. */
  repeat: { name: 'repeat', most: 4, windowMs: MINUTE_MS },
  feedback: { name: 'feedback', most: 30, windowMs: MINUTE_MS },
  /** One vote on a page. */
  vote: { name: 'vote', most: 1, windowMs: 24 * 60 * MINUTE_MS },
  withdraw: { name: 'withdraw', most: 10, windowMs: MINUTE_MS },
} as const satisfies Record<string, RateRule>;

/** Answers that one address may receive at the same time. */
export const MAX_STREAMS = 2;
