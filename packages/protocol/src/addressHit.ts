import type { SearchHit } from './SearchHit.ts';
import type { SearchResult } from './SearchResult.ts';

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

/** A result whose hits are written as `addressHit` writes them, those of similar meaning too. */
export function addressResult(result: SearchResult, toAddress: (path: string) => string): SearchResult {
  const { hits, relatedHits } = result;
  const addressed = (hit: SearchHit) => addressHit(hit, toAddress);
  return {
    ...result,
    hits: hits.map(addressed),
    ...(relatedHits === undefined ? {} : { relatedHits: relatedHits.map(addressed) }),
  };
}
