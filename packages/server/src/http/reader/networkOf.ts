import { isIPv6 } from 'node:net';

/**
 * What stands for a reader in limits, from an address in its one spelling. One household owns a whole /64 of IPv6, so its addresses
 * are counted together.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - front.length - back.length }, () => '0');
  return [...front, ...zeros, ...back].slice(0, 4).join(':');
}
