import type { Addresses } from '@feedback-docs/pages/addresses';

/**
 * A service at `host` that has a copy of this site writes addresses of that copy. Returns a function that turns them into addresses of
 * this site, below its path and with its trailing slash; it leaves all others as they are.
 */
export function fromService(host: string, { toAddress }: Addresses): (address: string) => string {
  return (address) => (address.startsWith(`${host}/`) ? toAddress(address.slice(host.length)) : address);
}
