import type { Store } from './createStore.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

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
