import { randomBytes } from 'node:crypto';
import type { Store } from '../../store/createStore.ts';
import type { TokenKeys } from './TokenKeys.ts';

/** A key signs for a day and is accepted for one more. */
const PERIOD_MS = 24 * 60 * 60 * 1000;

/**
 * Keys that the servers share through the store: the first server of a day writes that day's key, and the day's
 * number is its name. While the store cannot be used, keys of this process alone take their place.
 */
export function storedTokenKeys(store: Store, now: () => number = Date.now): TokenKeys {
  const stored = new Map<number, string>();
  const own = new Map<number, string>();
  const today = () => Math.floor(now() / PERIOD_MS);

  async function read(day: number): Promise<string | undefined> {
    const known = stored.get(day);
    if (known !== undefined) return known;
    const id = String(day);
    try {
      const database = await store.database();
      await database
        .insertInto('tokenKeys')
        .values({ id, secret: createSecret(), at: now() })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      const { secret } = await database
        .selectFrom('tokenKeys')
        .select('secret')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      stored.set(day, secret);
      await forgetBefore(day - 1);
      return secret;
    } catch {
      return undefined;
    }
  }

  async function forgetBefore(day: number): Promise<void> {
    for (const keys of [stored, own]) for (const old of [...keys.keys()]) if (old < day) keys.delete(old);
    const database = await store.database();
    await database
      .deleteFrom('tokenKeys')
      .where('at', '<', (day - 1) * PERIOD_MS)
      .execute();
  }

  function ownKey(day: number): string {
    const secret = own.get(day) ?? createSecret();
    own.set(day, secret);
    return secret;
  }

  return {
    async signing() {
      const day = today();
      return { id: String(day), secret: (await read(day)) ?? ownKey(day) };
    },
    async secretsOf(id) {
      // Another server's clock may be a little ahead.
      const day = [today(), today() - 1, today() + 1].find((live) => String(live) === id);
      if (day === undefined) return [];
      return [await read(day), own.get(day)].filter((secret) => secret !== undefined);
    },
  };
}

function createSecret(): string {
  return randomBytes(32).toString('base64url');
}
