import type { MouseEvent } from 'react';
import { isPlainClick } from '../screens/isPlainClick.ts';
import { describeHit, type HitDescription, matchedWords } from '../search/describeHit.ts';
import type { RankedHit } from '../search/groupHits.ts';
import { type ResultAddress, resultAddress } from '../search/resultAddress.ts';
import { clickEvent } from '../search/searchEvents.ts';
import { textOf } from '../search/textOf.ts';
import { leaveMatches } from '../storage/matchesForPage.ts';
import type { SearchPageState } from './searchPageState.ts';
import type { SearchPageOptions } from './useSearchPage.ts';

/** One result to show. */
export interface SearchPageItem {
  /** Unique on the page. */
  readonly key: string;
  readonly description: HitDescription;
  readonly address: ResultAddress;
  /** Give it to the link's click: remembers the words to mark, tells the site, and goes there by the router. */
  readonly onClick: (event: MouseEvent) => void;
}

/** The results of all pages that have come, in their order. */
export function searchPageItems({ pages }: SearchPageState, options: SearchPageOptions): readonly SearchPageItem[] {
  return pages.flatMap((results) =>
    results.flatMap((result) =>
      result.hits.map((hit, rank) => {
        const position = result.page * result.hitsPerPage + rank + 1;
        const ranked = { hit, indexName: result.index, position, queryID: result.queryID ?? null };
        const address = resultAddress(textOf(hit.url), options);
        return {
          key: `${result.index} ${position} ${hit.objectID}`,
          description: describeHit(hit),
          address,
          onClick: (event: MouseEvent) => openItem(ranked, address, options, event),
        };
      }),
    ),
  );
}

function openItem(
  ranked: Pick<RankedHit, 'hit' | 'indexName' | 'position' | 'queryID'>,
  { href, isExternal }: ResultAddress,
  { onEvent, navigate }: SearchPageOptions,
  event: MouseEvent,
): void {
  leaveMatches(href, matchedWords(ranked.hit));
  onEvent?.(clickEvent(ranked));
  if (isExternal || !isPlainClick(event)) return;
  event.preventDefault();
  navigate(href);
}
