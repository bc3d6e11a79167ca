import type { FastifyRequest } from 'fastify';

/**
 * Whether a page of another site asks, which its browser says. Browsers tell a page that asks its own server apart even
 * behind proxies that change the host.
 */
export function isOtherSite(request: FastifyRequest): boolean {
  const { origin = '' } = request.headers;
  if (origin === '' || request.headers['sec-fetch-site'] === 'same-origin') return false;
  if (!URL.canParse(origin)) return true;
  const { protocol, host } = new URL(origin);
  // The same address may come with its standard port written out.
  const own = `${protocol}//${request.host}`;
  return !URL.canParse(own) || new URL(own).host !== host;
}

/** The origin of this site as another site's page reaches it; the empty text when the request names no usable host. */
export function ownOrigin({ protocol, host }: FastifyRequest): string {
  return URL.parse(`${protocol}://${host}`)?.origin ?? '';
}

/** A hit whose addresses hold the origin, too. */
export function withOrigin<Hit extends { readonly url?: string; readonly url_without_anchor?: string }>(
  hit: Hit,
  origin: string,
): Hit {
  const complete = (name: 'url' | 'url_without_anchor') =>
    hit[name]?.startsWith('/') === true ? { [name]: origin + hit[name] } : {};
  return { ...hit, ...complete('url'), ...complete('url_without_anchor') };
}
