import type { SearchQuery } from '@feedback-docs/protocol';

/** The parameters of a search as the query string that stock clients expect back; lists are JSON, the index is left out. */
export function searchParams(query: SearchQuery): string {
  return Object.entries(query)
    .filter(([name]) => name !== 'indexName')
    .map(
      ([name, value]) =>
        `${name}=${encodeURIComponent(typeof value === 'object' ? JSON.stringify(value) : String(value).toWellFormed())}`,
    )
    .join('&');
}
