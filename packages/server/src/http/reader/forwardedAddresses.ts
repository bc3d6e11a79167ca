import type { IncomingHttpHeaders } from 'node:http';

/** The header in which proxies write whose request they pass on. */
export type ForwardedHeader = 'x-forwarded-for' | 'forwarded';

/** Headers that proxies add; a request of this machine's own programs has none of them. */
const PROXY_HEADERS = [
  'x-forwarded-for',
  'forwarded',
  'x-real-ip',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'cf-connecting-ip',
  'via',
] as const;

/** Whether a request came through a proxy, or pretends to. */
export function isForwarded(headers: IncomingHttpHeaders): boolean {
  return PROXY_HEADERS.some((name) => headers[name] !== undefined);
}

/** The addresses a header names, nearest proxy's first, as they are written there; each may be anything. */
export function forwardedAddresses(headers: IncomingHttpHeaders, header: ForwardedHeader): string[] {
  const value = headers[header];
  if (typeof value !== 'string') return [];
  const entries = value.split(',').reverse();
  return header === 'forwarded' ? entries.map(forOf) : entries;
}

/** The `for` of one element of RFC 7239, or nothing. */
function forOf(element: string): string {
  const pair = element.split(';').find((one) => /^\s*for=/i.test(one)) ?? '';
  return pair.slice(pair.indexOf('=') + 1).replaceAll('"', '');
}
