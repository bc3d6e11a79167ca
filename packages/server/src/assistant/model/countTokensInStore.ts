import { sql } from 'kysely';
import type { Store } from '../../store/createStore.ts';
import type { CountTokens } from './createTokenBudget.ts';

/** Counts tokens in the store, so that a restart does not forget them and several servers share them. */
export function countTokensInStore(store: Store, now: () => number = Date.now): CountTokens {
  return async ({ key, expires }, tokens) => {
    const database = await store.database();
    const { count } = await database
      .insertInto('rateCounts')
      .values({ key: `model-tokens:${key}`, started: now(), count: tokens, expires })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({ count: sql`${sql.ref('rateCounts.count')} + ${tokens}` }),
      )
      .returning('count')
      .executeTakeFirstOrThrow();
    return Number(count);
  };
}
