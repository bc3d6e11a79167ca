import { sql } from 'kysely';
import type { Store } from '../../store/createStore.ts';
import { type CountTokens, dayOf } from './createTokenBudget.ts';

/** Counts tokens in the store, so that a restart does not forget them and several servers share them. */
export function countTokensInStore(store: Store, now: () => number = Date.now): CountTokens {
  return async ({ key, expires }, tokens) => {
    const database = await store.database();
    const { count } = await database
      .insertInto('rateCounts')
      .values({ key: storeKey(key), started: now(), count: tokens, expires })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({ count: sql`${sql.ref('rateCounts.count')} + ${tokens}` }),
      )
      .returning('count')
      .executeTakeFirstOrThrow();
    return Number(count);
  };
}

/** Reads the tokens that all servers on a store have spent or set aside since midnight (UTC). */
export async function tokensToday(store: Pick<Store, 'database'>, now: () => number = Date.now): Promise<number> {
  const row = await (await store.database())
    .selectFrom('rateCounts')
    .select('count')
    .where('key', '=', storeKey(dayOf(now())))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

function storeKey(key: string): string {
  return `model-tokens:${key}`;
}
