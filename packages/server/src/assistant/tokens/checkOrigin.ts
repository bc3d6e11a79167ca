import { assistantError } from '@feedback-docs/protocol';
import type { FastifyRequest } from 'fastify';
import { isCrossSite } from '../../http/crossSite.ts';

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
    (!isCrossSite(request) || allowed.includes('*') || allowed.includes(origin))
  ) {
    return origin;
  }
  throw assistantError('AI-203');
}
