/** Adds tokens to a day's count and answers the new count; negative numbers take away. */
export type CountTokens = (day: string, tokens: number) => Promise<number>;

/** The tokens that may be spent in a day (UTC). */
export interface TokenBudget {
  /** Sets tokens aside; undefined when the day's budget does not hold them. The answer settles them to those spent. */
  reserve(tokens: number): Promise<((spent: number) => Promise<void>) | undefined>;
}

/**
 * A hard limit: the most a call can cost is set aside before it, so that calls at the same time cannot overdraw.
 * `count` shares the sum with other servers; without it, or while it fails, each process counts for itself, and tells
 * what it spent as soon as `count` works again.
 */
export function createTokenBudget(
  tokensADay: number,
  { count, now = Date.now }: { count?: CountTokens; now?: () => number } = {},
): TokenBudget {
  let own = { day: '', tokens: 0, untold: 0 };

  async function add(day: string, tokens: number): Promise<number> {
    if (own.day < day) own = { day, tokens: 0, untold: 0 };
    // A call that began yesterday settles with yesterday's count.
    const mine = own.day === day ? own : { day, tokens: 0, untold: 0 };
    mine.tokens += tokens;
    const before = mine.tokens;
    const told = mine.untold + tokens;
    mine.untold = 0;
    const shared = await count?.(day, told).catch(() => {
      mine.untold += told;
    });
    return Math.max(before, shared ?? 0);
  }

  return {
    async reserve(tokens) {
      const day = new Date(now()).toISOString().slice(0, 10);
      if ((await add(day, tokens)) > tokensADay) {
        await add(day, -tokens);
        return undefined;
      }
      return async (spent) => {
        await add(day, spent - tokens);
      };
    },
  };
}
