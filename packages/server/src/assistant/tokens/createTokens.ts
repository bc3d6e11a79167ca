import { createHmac, timingSafeEqual } from 'node:crypto';
import { TOKEN_SECONDS } from '@feedback-docs/protocol';
import type { TokenKeys } from './TokenKeys.ts';

/** What became of a token that came back. */
export type TokenState = 'good' | 'expired' | 'forged' | 'other-origin';

/** Hands out tokens and knows them again. */
export interface Tokens {
  /** A token for pages of one origin; empty for clients that name none. */
  issue(origin: string): Promise<string>;
  check(token: string, origin: string): Promise<TokenState>;
}

interface Claims {
  /** Unix seconds; clients read it to know when to ask for a new one. */
  readonly exp: number;
  readonly origin: string;
  readonly key: string;
}

const MAX_TOKEN_LENGTH = 1024;

/**
 * Tokens of the form `<claims>.<signature>`. The claims come first and in standard base64, because stock clients decode
 * the part before the first dot and take the token for everlasting when they cannot (docs/protocol.md).
 */
export function createTokens(keys: TokenKeys, now: () => number = Date.now): Tokens {
  return {
    async issue(origin) {
      const { id, secret } = await keys.signing();
      const claims: Claims = { exp: Math.floor(now() / 1000) + TOKEN_SECONDS, origin, key: id };
      const payload = Buffer.from(JSON.stringify(claims)).toString('base64');
      return `${payload}.${sign(payload, secret).toString('base64url')}`;
    },
    async check(token, origin) {
      const [payload = '', signature = '', ...rest] = token.length > MAX_TOKEN_LENGTH ? [] : token.split('.');
      const claims = readClaims(payload);
      if (claims === undefined || rest.length > 0) return 'forged';
      const secrets = await keys.secretsOf(claims.key);
      if (!secrets.some((secret) => isSame(sign(payload, secret), signature))) return 'forged';
      if (claims.exp <= now() / 1000) return 'expired';
      return claims.origin === origin ? 'good' : 'other-origin';
    },
  };
}

function sign(payload: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(payload).digest();
}

function isSame(expected: Buffer, signature: string): boolean {
  const sent = Buffer.from(signature, 'base64url');
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}

function readClaims(payload: string): Claims | undefined {
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64').toString('utf8'));
    if (typeof claims !== 'object' || claims === null) return undefined;
    const { exp, origin, key } = claims as Partial<Record<keyof Claims, unknown>>;
    if (typeof exp !== 'number' || typeof origin !== 'string' || typeof key !== 'string') return undefined;
    return { exp, origin, key };
  } catch {
    return undefined;
  }
}
