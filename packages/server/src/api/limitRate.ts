import rateLimit from '@fastify/rate-limit';
import { ProtocolError } from '@feedback-docs/protocol';
import type { FastifyInstance } from 'fastify';
import { isThisMachine, networkOf } from '../http/readerAddress.ts';

const WINDOW_MS = 60_000;
/** Addresses counted at the same time; the ones not seen for longest are forgotten first, and none is ever written down. */
const MAX_COUNTED_ADDRESSES = 10_000;

/**
 * Refuses an address with 429 once it has sent `requestsPerMinute` requests within a minute; 0 never refuses. This
 * machine itself is not counted: behind a proxy that is not trusted all readers would share its address.
 */
export async function limitRate(app: FastifyInstance, requestsPerMinute: number): Promise<void> {
  if (requestsPerMinute === 0) return;
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: WINDOW_MS,
    cache: MAX_COUNTED_ADDRESSES,
    keyGenerator: ({ ip }) => networkOf(ip),
    allowList: ({ ip }) => isThisMachine(ip),
    errorResponseBuilder: (_request, { after }) =>
      new ProtocolError(429, `Too many requests from your address. Please try again in ${after}.`),
  });
}
