import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { type ForwardedHeader, forwardedAddresses, isForwarded } from './forwardedAddresses.ts';
import { parseAddress } from './parseAddress.ts';
import { isLoopback, type ProxyTrust, proxyTrust, type TrustProxy } from './proxyTrust.ts';

/** Who sent a request, as far as limits need to know. */
export interface Reader {
  /** The address, or its network for IPv6. */
  readonly network: string;
  /** True when limits do not count it. */
  readonly isExempt: boolean;
}

/** What an operator says about the proxies in front of this server. */
export interface ProxySettings {
  readonly trustProxy: TrustProxy;
  readonly forwardedHeader: ForwardedHeader;
  /** False exempts programs of this machine; then no proxy may run on it, because some leave no trace in a request. */
  readonly limitThisMachine: boolean;
}

/** Finds out who sent a request. */
export type IdentifyReader = (request: IncomingMessage) => Reader;

/**
 * Follows the chain of proxies from this server outwards, because only what the nearest proxies wrote is
 * true: everything further left can be made up. It ends at the first address nobody trusted vouches for, and before an entry that is
 * no address, so that nonsense earns nobody a limit of their own.
 */
export function createReaderIdentifier({
  trustProxy,
  forwardedHeader,
  limitThisMachine,
}: ProxySettings): IdentifyReader {
  const isTrusted = proxyTrust(trustProxy);
  return ({ socket, headers }) => {
    const connected = parseAddress(socket.remoteAddress ?? '') ?? 'unknown';
    return {
      network: networkOf(follow(connected, forwardedAddresses(headers, forwardedHeader), isTrusted)),
      isExempt: !limitThisMachine && isLoopback(connected) && !isForwarded(headers),
    };
  };
}

function follow(connected: string, written: readonly string[], isTrusted: ProxyTrust): string {
  let address = connected;
  for (const [hop, text] of written.entries()) {
    const further = isTrusted(address, hop) ? parseAddress(text) : null;
    if (further === null) return address;
    address = further;
  }
  return address;
}

/**
 * What stands for a reader in limits, from an address in its one spelling. One household owns a whole /64 of IPv6, so its addresses
 * are counted together.
 */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - front.length - back.length }, () => '0');
  return [...front, ...zeros, ...back].slice(0, 4).join(':');
}
