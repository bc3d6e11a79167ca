import { type Addresses, type AddressForm, createAddresses } from '@feedback-docs/pages/addresses';
import type { FastifyRequest } from 'fastify';

/**
 * Whether a page of another site asks, which its browser says. Browsers tell a page that asks its own server apart even
 * behind proxies that change the host.
 */
export function isCrossSite(request: FastifyRequest): boolean {
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

/**
 * How paths of this site are written in the answer to a request: as addresses of this site, and complete ones where a page of another
 * site asks, which would take them for its own. Null where paths and addresses are the same.
 */
export function addressesFor(request: FastifyRequest, form: AddressForm): Addresses | null {
  const origin = isCrossSite(request) ? ownOrigin(request) : '';
  return origin === '' && form.baseUrl === '/' ? null : createAddresses(form, origin);
}
