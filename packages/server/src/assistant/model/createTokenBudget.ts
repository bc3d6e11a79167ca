import { DAY_MS } from '../../durations.ts';
import { ModelError } from './ModelError.ts';

/** Whose tokens are counted: everybody's of a day, or those of one address. */
export interface TokenAccount {
  /** Starts with the day, as in `2026-11-20`. */
  readonly key: string;
  /** When nobody needs the count any more, in Unix milliseconds. */
  readonly expires: number;
}

/** Adds tokens to a count and answers the new count; negative numbers take away. */
export type CountTokens = (account: TokenAccount, tokens: number) => Promise<number>;

/** The tokens that may be spent in a day (UTC). */
export interface TokenBudget {
  /**
   * Sets tokens aside, for the reader with this digest of an address when there is one. The answer settles them to those
   * spent. Throws a ModelError when the day's budget does not hold them, or the address has used up its share.
   */
  reserve(tokens: number, address?: string): Promise<(spent: number) => Promise<void>>;
}

/** What a budget is made of. */
export interface TokenBudgetOptions {
  /** Percentage of the budget that one address may use; default 100. */
  readonly addressShare?: number;
  /** Shares the counts with other servers. Without it, or while it fails, each process counts for itself, and tells what it spent as soon as it works again. */
  readonly count?: CountTokens;
  readonly now?: () => number;
}

/**
 * The budget is a hard limit: the most a call can cost is set aside before it, so that calls at the same time cannot
 * overdraw. The share of an address is one on what it has used before: the last of its calls may go beyond it.
 */
export function createTokenBudget(
  tokensADay: number,
  { addressShare = 100, count, now = Date.now }: TokenBudgetOptions = {},
): TokenBudget {
  let own = { day: '', counts: new Map<string, { tokens: number; untold: number }>() };

  async function add(day: string, address: string, tokens: number): Promise<number> {
    if (own.day < day) own = { day, counts: new Map() };
    const key = address === '' ? day : `${day}:${address}`;
    const mine = own.counts.get(key) ?? { tokens: 0, untold: 0 };
    // A call that began yesterday settles with yesterday's count.
    if (own.day === day) own.counts.set(key, mine);
    mine.tokens += tokens;
    const before = mine.tokens;
    const told = mine.untold + tokens;
    mine.untold = 0;
    const shared = await count?.({ key, expires: Date.parse(day) + DAY_MS }, told).catch(() => {
      mine.untold += told;
    });
    return Math.max(before, shared ?? 0);
  }

  return {
    async reserve(tokens, address = '') {
      const day = dayOf(now());
      // Addresses are counted only while there is something to spend: what there is to remember of them has an end.
      if ((await add(day, '', tokens)) > tokensADay) {
        await add(day, '', -tokens);
        throw new ModelError('the budget of the day is used up');
      }
      if (address === '') return (spent) => add(day, '', spent - tokens).then(() => undefined);
      const settle = async (spent: number) => {
        await Promise.all([add(day, '', spent - tokens), add(day, address, spent - tokens)]);
      };
      if ((await add(day, address, tokens)) - tokens >= (tokensADay * addressShare) / 100) {
        await settle(0);
        throw new ModelError("the reader's address has used up its share of the budget of the day");
      }
      return settle;
    },
  };
}

/** The day of a time (UTC), by which tokens are counted. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
