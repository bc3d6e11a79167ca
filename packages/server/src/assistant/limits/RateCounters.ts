import type { RateRule } from './rateRules.ts';

/** One count: how many with this one, and when the stretch of time ends (Unix milliseconds). */
interface Counted {
  readonly count: number;
  readonly resetAt: number;
}

/** Counts what addresses do. The keys name nobody: they are digests. */
export interface RateCounters {
  hit(rule: RateRule, key: string): Promise<Counted>;
  /** Takes a place among the answers under way; undefined when `most` are taken. */
  lease(key: string, most: number): Promise<Lease | undefined>;
}

/** A place that is given back once. */
export type Lease = () => void;
