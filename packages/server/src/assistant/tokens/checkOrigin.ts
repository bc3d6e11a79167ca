import { assistantError } from '@feedback-docs/protocol';
import type { FastifyRequest } from 'fastify';

const MAX_ORIGIN_LENGTH = 255;

/**
 * The origin of the page that asks, or an empty text for clients that are no browsers. Throws AI-203 for pages of
 * another site, unless the site is one of the allowed ones.
 */
export function checkOrigin(request: FastifyRequest, allowed: readonly string[]): string {
  const { origin = '' } = request.headers;
  if (origin === '') return '';
  if (
    origin.length <= MAX_ORIGIN_LENGTH &&
    (isOwn(request, origin) || allowed.includes('*') || allowed.includes(origin))
  ) {
    return origin;
  }
  throw assistantError('AI-203');
}

/** Browsers say themselves whether a page asks its own server; that holds behind proxies that change the host. */
function isOwn(request: FastifyRequest, origin: string): boolean {
  if (request.headers['sec-fetch-site'] === 'same-origin') return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  // The same address may come with its standard port written out.
  const own = `${protocol}//${request.host}`;
  return URL.canParse(own) && new URL(own).host === host;
}
