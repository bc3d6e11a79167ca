/** A search hit whose addresses, paths of the site, are written as `toAddress` writes them. */
export function addressHit<Hit extends { readonly url?: string; readonly url_without_anchor?: string }>(
  hit: Hit,
  toAddress: (path: string) => string,
): Hit {
  return {
    ...hit,
    ...(hit.url === undefined ? {} : { url: toAddress(hit.url) }),
    ...(hit.url_without_anchor === undefined ? {} : { url_without_anchor: toAddress(hit.url_without_anchor) }),
  };
}
