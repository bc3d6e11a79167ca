import { createHmac, randomBytes } from 'node:crypto';
import { DAY_MS } from '../../durations.ts';

/**
 * The salt of the digests that stand for addresses: another one each day (UTC), and never written down, because addresses are so
 * few that a digest with a known salt can be turned back in a second. Servers with the same secret have the same salts; without a
 * secret a salt is random and known to this process alone.
 */
export function addressSalt(secret: string | undefined, now: () => number = Date.now): () => string {
  let day = Number.NaN;
  let salt = '';
  return () => {
    const today = Math.floor(now() / DAY_MS);
    if (today !== day) {
      day = today;
      salt =
        secret === undefined
          ? randomBytes(32).toString('base64url')
          : createHmac('sha256', secret).update(`digests of addresses on day ${today}`).digest('base64url');
    }
    return salt;
  };
}
