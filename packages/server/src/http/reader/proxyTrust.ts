import { BlockList, isIPv6 } from 'node:net';

/**
 * Whose word about a reader's address is believed: that of a number of proxies, counted from this server, or of proxies with these
 * addresses, networks or names of groups.
 */
export type TrustProxy = number | readonly string[];

/** Names for networks that proxies usually have. */
export const PROXY_GROUPS: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Says whether what the proxy at an address wrote is believed; `hop` is 0 for the peer of the connection. */
export type ProxyTrust = (address: string, hop: number) => boolean;

/** True for the loopback addresses of this machine. */
export const isLoopback: (address: string) => boolean = inNetworks(['loopback']);

/** What a setting of TRUST_PROXY means. */
export function proxyTrust(trusted: TrustProxy): ProxyTrust {
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted;
  const isTrusted = inNetworks(trusted);
  return (address) => isTrusted(address);
}

function inNetworks(entries: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of entries.flatMap((entry) => PROXY_GROUPS[entry] ?? [entry])) {
    const [address = '', bits] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    list.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return (address) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
