import { createHash } from 'node:crypto';
import type { TokenKey, TokenKeys } from './TokenKeys.ts';

/** Keys that the operator set, newest first: the first signs, all are accepted. Rotate by putting a new one in front. */
export function configuredTokenKeys(secrets: readonly [string, ...string[]]): TokenKeys {
  const toKey = (secret: string): TokenKey => ({ id: nameOf(secret), secret });
  return {
    signing: async () => toKey(secrets[0]),
    secretsOf: async (id) => secrets.filter((secret) => nameOf(secret) === id),
  };
}

function nameOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex').slice(0, 8);
}
