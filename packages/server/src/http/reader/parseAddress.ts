import { isIPv4, isIPv6, SocketAddress } from 'node:net';

/** Forms in which proxies write an address: in brackets or alone, each with or without a port; IPv6 may have a zone id. */
const WRITTEN = /^\[([^\]%]*)(?:%[^\]]*)?\](?::\d{1,5})?$|^([\d.]+):\d{1,5}$|^([^[\]%]+)(?:%.*)?$/;
const MAPPED = '::ffff:';

/**
 * An IP address in its one spelling, or null for anything else: without brackets, port and zone id, IPv6 in its shortest form, and an
 * IPv4 address mapped into IPv6 as IPv4.
 */
export function parseAddress(text: string): string | null {
  const [, bracketed, beforePort, alone] = WRITTEN.exec(text.trim()) ?? [];
  const address = bracketed ?? beforePort ?? alone ?? '';
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return null;
  const shortest = new SocketAddress({ address, family: 'ipv6' }).address;
  const mapped = shortest.startsWith(MAPPED) ? shortest.slice(MAPPED.length) : '';
  return isIPv4(mapped) ? mapped : shortest;
}
