import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a sign-in lasts, in seconds. */
const SESSION_SECONDS = 12 * 60 * 60;
const COOKIE = 'insights';

/** Whether two secrets are the same, in a time that says nothing about where they differ. */
export function isSameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret));
}

/** The value of a Set-Cookie header that signs in, or out with no token; for the page and what lies below it, and for no script. */
export function sessionCookie(
  token: string | null,
  { path, isSecure, now }: { path: string; isSecure: boolean; now: number },
): string {
  const expires = Math.floor(now / 1000) + SESSION_SECONDS;
  const [value, age] = token === null ? ['', 0] : [`${expires}.${signature(token, expires)}`, SESSION_SECONDS];
  return `${COOKIE}=${value}; Path=${path}; Max-Age=${age}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
}

/** Whether a Cookie header carries a sign-in with this token that has not expired. */
export function isSignedIn(cookieHeader: string | undefined, token: string, now: number): boolean {
  const [, expires = '', given = ''] =
    new RegExp(`(?:^|; )${COOKIE}=(\\d{1,12})\\.([\\w-]{43})(?:;|$)`).exec(cookieHeader ?? '') ?? [];
  return Number(expires) * 1000 > now && isSameSecret(given, signature(token, Number(expires)));
}

function signature(token: string, expires: number): string {
  return createHmac('sha256', token).update(`insights ${expires}`).digest('base64url');
}

/** Of equal length, as the comparison asks. */
function digest(text: string): Buffer {
  return createHmac('sha256', 'insights').update(text).digest();
}
