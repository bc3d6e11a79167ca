import { BlockList, isIPv6 } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import { ProtocolError } from '@feedback-docs/protocol';
import type { FastifyInstance } from 'fastify';

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
    allowList: ({ ip }) => LOOPBACK.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4'),
    errorResponseBuilder: (_request, { after }) =>
      new ProtocolError(429, `Too many requests from your address. Please try again in ${after}.`),
  });
}

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');
LOOPBACK.addSubnet('::ffff:127.0.0.0', 104, 'ipv6');

/** One household owns a whole /64 of IPv6, so its addresses are counted together. */
function networkOf(ip: string): string {
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip;
  const [head = '', tail] = ip.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - front.length - back.length }, () => '0');
  return [...front, ...zeros, ...back].slice(0, 4).join(':');
}
