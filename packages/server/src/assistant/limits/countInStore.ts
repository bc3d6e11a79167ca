import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Store } from '../../store/createStore.ts';
import { within } from '../../within.ts';
import { countInMemory } from './countInMemory.ts';
import type { RateCounters } from './RateCounters.ts';

/** A lease of a server that died ends by itself; an answer takes a minute at most. */
const LEASE_MS = 75_000;
/** After a failure the store is left alone for this long. */
const PAUSE_MS = 5000;
/** A store that is slower than this counts as one that cannot be used. */
const PATIENCE_MS = 500;

/** Counters that several servers share through the store. While it cannot be used, each counts for itself. */
export function countInStore(store: Store, now: () => number = Date.now): RateCounters {
  const memory = countInMemory(now);
  let restsUntil = 0;

  async function orElse<Result>(step: () => Promise<Result>, instead: () => Promise<Result>): Promise<Result> {
    if (now() < restsUntil) return instead();
    try {
      return await inTime(step());
    } catch {
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
          const isRunning = sql<boolean>`${sql.ref('rateCounts.started')} > ${started - rule.windowMs}`;
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
          const id = randomUUID();
          const release = () =>
            void database
              .deleteFrom('streamLeases')
              .where('id', '=', id)
              .execute()
              .catch(() => undefined);
          // Written first and counted then: two servers at the same moment refuse one too many rather than none.
          await database
            .insertInto('streamLeases')
            .values({ id, key, expires: now() + LEASE_MS })
            .execute();
          const { open } = await database
            .selectFrom('streamLeases')
            .select(({ fn }) => fn.countAll<number>().as('open'))
            .where('key', '=', key)
            .where('expires', '>', now())
            .executeTakeFirstOrThrow();
          if (Number(open) <= most) return release;
          release();
          return undefined;
        },
        () => memory.lease(key, most),
      ),
  };
}

async function inTime<Result>(counting: Promise<Result>): Promise<Result> {
  return within(counting, PATIENCE_MS, () => {
    throw new Error(`The store did not count within ${PATIENCE_MS} ms.`);
  });
}
