import { DAY_MS } from '../durations.ts';
import type { Store } from './createStore.ts';

/** Removes the counts and leases whose time is over: a digest of an address is kept for as long as its limit counts. */
export async function forgetExpired(store: Store, now: number): Promise<void> {
  const database = await store.database();
  await database
    .deleteFrom('rateCounts')
    .where(({ or, and, eb }) =>
      or([eb('expires', '<=', now), and([eb('expires', 'is', null), eb('started', '<', now - DAY_MS)])]),
    )
    .execute();
  await database.deleteFrom('streamLeases').where('expires', '<=', now).execute();
}
