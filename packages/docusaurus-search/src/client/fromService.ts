import type { Addresses } from '@feedback-docs/pages/addresses';

/**
 * A service at one of `hosts` that has a copy of this site writes addresses of that copy. Returns a function that turns them into addresses of
 * this site, below its path and with its trailing slash; it leaves all others as they are.
 */
export function fromService(hosts: readonly string[], { toAddress }: Addresses): (address: string) => string {
  return (address) => {
    const host = hosts.find((own) => address.startsWith(`${own}/`));
    return host === undefined ? address : toAddress(address.slice(host.length));
  };
}
