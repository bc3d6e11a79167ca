import { sql } from 'kysely';
import type { Store } from '../../store/createStore.ts';
import { withTimeout } from '../../withTimeout.ts';
import { countInMemory } from './countInMemory.ts';
import type { RateCounters } from './RateCounters.ts';

/** Leases expire, in case their server died; an answer takes a minute at most. */
const LEASE_MS = 75_000;
/** After a failure the store is left alone for this long. */
const PAUSE_MS = 5000;
/** A store that is slower than this counts as one that cannot be used. */
const TIMEOUT_MS = 500;

/**
 * Counters that several servers share through the store. While it cannot be used, or takes longer than `timeoutMs`, each counts for
 * itself.
 */
export function countInStore(store: Store, now: () => number = Date.now, timeoutMs: number = TIMEOUT_MS): RateCounters {
  const memory = countInMemory(now);
  let restsUntil = 0;

  async function orElse<Result>(
    step: () => Promise<Result>,
    instead: () => Promise<Result>,
    giveBack: (late: Result) => void = () => undefined,
  ): Promise<Result> {
    if (now() < restsUntil) return instead();
    const counting = step();
    try {
      return await withTimeout(counting, timeoutMs, () => {
        throw new Error(`The store did not count within ${timeoutMs} ms.`);
      });
    } catch {
      counting.then(giveBack, () => undefined);
      restsUntil = now() + PAUSE_MS;
      return instead();
    }
  }

  return {
    hit: (rule, key) =>
      orElse(
        async () => {
          const database = await store.database();
          const started = now();
          const expires = started + rule.windowMs;
          // A clock that was ahead and is set right leaves windows that begin far in the future; another server's may be a little ahead.
          const isRunning = sql<boolean>`${sql.ref('rateCounts.started')} > ${started - rule.windowMs} and ${sql.ref('rateCounts.started')} < ${started + rule.windowMs}`;
          const row = await database
            .insertInto('rateCounts')
            .values({ key: `${rule.name}:${key}`, started, count: 1, expires })
            .onConflict((conflict) =>
              conflict.column('key').doUpdateSet({
                count: sql`case when ${isRunning} then ${sql.ref('rateCounts.count')} + 1 else 1 end`,
                started: sql`case when ${isRunning} then ${sql.ref('rateCounts.started')} else ${started} end`,
                expires: sql`case when ${isRunning} then ${sql.ref('rateCounts.expires')} else ${expires} end`,
              }),
            )
            .returning(['count', 'started'])
            .executeTakeFirstOrThrow();
          return { count: row.count, resetAt: row.started + rule.windowMs };
        },
        () => memory.hit(rule, key),
      ),
    lease: (key, most) =>
      orElse(
        async () => {
          const database = await store.database();
          const started = now();
          const expires = started + LEASE_MS;
          for (let place = 0; place < most; place++) {
            const id = `${key}:${place}`;
            // One statement takes a place that is free or whose holder died, so that of many who try exactly one gets it.
            const taken = await database
              .insertInto('streamLeases')
              .values({ id, key, expires })
              .onConflict((conflict) =>
                conflict
                  .column('id')
                  .doUpdateSet({ expires })
                  .where(({ or, eb }) =>
                    or([
                      eb('streamLeases.expires', '<=', started),
                      eb('streamLeases.expires', '>', started + 2 * LEASE_MS),
                    ]),
                  ),
              )
              .returning('id')
              .executeTakeFirst();
            if (taken === undefined) continue;
            return () =>
              void database
                .deleteFrom('streamLeases')
                // Under another time it is somebody else's by now.
                .where('id', '=', id)
                .where('expires', '=', expires)
                .execute()
                .catch(() => undefined);
          }
          return undefined;
        },
        () => memory.lease(key, most),
        (late) => late?.(),
      ),
  };
}
