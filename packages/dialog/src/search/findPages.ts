import type { SearchQuery } from '@feedback-docs/protocol';
import type { FoundPage } from '../assistantSlot.ts';
import type { SearchClient } from '../SearchClient.ts';
import { describeHit } from './describeHit.ts';
import type { TextPart } from './markedText.ts';

/** Most results that stand where an answer would. */
const MAX_PAGES = 3;

/** The best hits of a search, named by their headings. Rejects as the client does. */
export async function findPages(
  client: SearchClient,
  requests: readonly SearchQuery[] | null,
): Promise<readonly FoundPage[]> {
  if (requests === null) return [];
  const results = await client.search(requests, { signal: new AbortController().signal });
  return results
    .flatMap(({ hits }) => hits)
    .slice(0, MAX_PAGES)
    .flatMap((hit) => {
      const { trail, title } = describeHit(hit);
      return hit.url === undefined ? [] : [{ title: [...trail, title].map(textOf).join(' › '), url: hit.url }];
    });
}

function textOf(parts: readonly TextPart[]): string {
  return parts.map(({ text }) => text).join('');
}
