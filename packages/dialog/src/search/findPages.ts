import type { SearchQuery } from '@feedback-docs/protocol';
import type { PageLink } from '../assistantSlot.ts';
import type { SearchClient } from '../SearchClient.ts';
import { describeHit } from './describeHit.ts';
import { joinParts } from './markedText.ts';

/** Most results that stand where an answer would. */
const MAX_PAGES = 3;

/** The best hits of a search, named by their headings. Rejects as the client does. */
export async function findPages(
  client: SearchClient,
  requests: readonly SearchQuery[] | null,
): Promise<readonly PageLink[]> {
  if (requests === null) return [];
  const results = await client.search(requests, { signal: new AbortController().signal });
  return results
    .flatMap(({ hits }) => hits)
    .slice(0, MAX_PAGES)
    .flatMap((hit) => {
      const { trail, title } = describeHit(hit);
      return hit.url === undefined ? [] : [{ title: [...trail, title].map(joinParts).join(' › '), url: hit.url }];
    });
}
