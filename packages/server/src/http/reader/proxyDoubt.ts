import type { IncomingMessage } from 'node:http';
import { forwardedAddresses, isForwarded } from './forwardedAddresses.ts';
import { parseAddress } from './parseAddress.ts';
import { proxyTrust } from './proxyTrust.ts';
import type { ProxySettings } from './readReader.ts';

const TO_DO = 'Set TRUST_PROXY to the number of proxies in front of this server, or to their addresses.';
const DOUBTS = {
  untrusted: `Requests come through a proxy that TRUST_PROXY does not name, so limits count all its readers as one. ${TO_DO}`,
  silent:
    'A trusted proxy does not name the addresses of readers, so limits count all of them as one. Make it add X-Forwarded-For, or set FORWARDED_HEADER.',
  short: `Requests name fewer addresses than TRUST_PROXY counts proxies: some come past a proxy, or the number is too high and readers choose their address. ${TO_DO}`,
} as const;

/**
 * Says what is unexpected about the way a request came, or null. A direct client can cause it, too, by sending such headers, so it is
 * a hint for the operator and no fault.
 */
export function createProxyDoubt({
  trustProxy,
  forwardedHeader,
}: Omit<ProxySettings, 'limitThisMachine'>): (request: IncomingMessage) => string | null {
  const isTrusted = proxyTrust(trustProxy);
  return ({ socket, headers }) => {
    if (!isForwarded(headers)) return null;
    if (!isTrusted(parseAddress(socket.remoteAddress ?? '') ?? 'unknown', 0)) return DOUBTS.untrusted;
    const { length } = forwardedAddresses(headers, forwardedHeader);
    if (length === 0) return DOUBTS.silent;
    return typeof trustProxy === 'number' && length < trustProxy ? DOUBTS.short : null;
  };
}
