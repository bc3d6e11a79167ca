import type { RateCounters } from './RateCounters.ts';

/** Keys counted at the same time; the ones not seen for longest are forgotten first. */
const MAX_KEYS = 20_000;

/** Counters of this process alone. */
export function countInMemory(now: () => number = Date.now): RateCounters {
  const counts = new Map<string, { started: number; count: number }>();
  const streams = new Map<string, number>();

  return {
    async hit({ name, windowMs }, key) {
      const id = `${name}:${key}`;
      const known = counts.get(id);
      // A clock that was ahead and is set right leaves windows that begin far in the future.
      const isRunning = known !== undefined && Math.abs(now() - known.started) < windowMs;
      const next = isRunning ? { ...known, count: known.count + 1 } : { started: now(), count: 1 };
      counts.delete(id);
      counts.set(id, next);
      const [oldest] = counts.keys();
      if (counts.size > MAX_KEYS && oldest !== undefined) counts.delete(oldest);
      return { count: next.count, resetAt: next.started + windowMs };
    },
    async lease(key, most) {
      const open = streams.get(key) ?? 0;
      if (open >= most) return undefined;
      streams.set(key, open + 1);
      return () => {
        const left = (streams.get(key) ?? 1) - 1;
        if (left > 0) streams.set(key, left);
        else streams.delete(key);
      };
    },
  };
}
