import type { IncomingMessage } from 'node:http';
import { forwardedAddresses, isForwarded } from './forwardedAddresses.ts';
import type { ProxySettings } from './identifyReader.ts';
import { parseAddress } from './parseAddress.ts';
import { proxyTrust } from './proxyTrust.ts';

const TO_DO = 'Set TRUST_PROXY to the number of proxies in front of this server, or to their addresses.';
const WARNINGS = {
  untrusted: `Requests come through a proxy that TRUST_PROXY does not name, so limits count all its readers as one. ${TO_DO}`,
  silent:
    'A trusted proxy does not name the addresses of readers, so limits count all of them as one. Make it add X-Forwarded-For, or set FORWARDED_HEADER.',
  short: `Requests name fewer addresses than TRUST_PROXY counts proxies: some come past a proxy, or the number is too high and readers choose their address. ${TO_DO}`,
} as const;

/**
 * A warning about proxies from the headers of a request, or null. A direct client can cause it, too, by sending such headers, so it is
 * a hint for the operator and no error.
 */
export function createProxyWarning({
  trustProxy,
  forwardedHeader,
}: Omit<ProxySettings, 'limitThisMachine'>): (request: IncomingMessage) => string | null {
  const isTrusted = proxyTrust(trustProxy);
  return ({ socket, headers }) => {
    if (!isForwarded(headers)) return null;
    if (!isTrusted(parseAddress(socket.remoteAddress ?? '') ?? 'unknown', 0)) return WARNINGS.untrusted;
    const { length } = forwardedAddresses(headers, forwardedHeader);
    if (length === 0) return WARNINGS.silent;
    return typeof trustProxy === 'number' && length < trustProxy ? WARNINGS.short : null;
  };
}
