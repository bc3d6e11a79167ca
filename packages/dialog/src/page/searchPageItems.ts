import type { SearchEvent } from '@feedback-docs/protocol';
import type { MouseEvent } from 'react';
import { isPlainClick } from '../screens/isPlainClick.ts';
import { describeHit, type HitDescription, matchedWords } from '../search/describeHit.ts';
import { type RankedHit, relatedHits } from '../search/groupHits.ts';
import { type AddressRules, type ResultAddress, resultAddress } from '../search/resultAddress.ts';
import { clickEvent } from '../search/searchEvents.ts';
import { textOf } from '../search/textOf.ts';
import { saveMatches } from '../storage/matchesForPage.ts';
import type { SearchPageState } from './searchPageState.ts';

/** One result to show. */
export interface SearchPageItem {
  /** Unique on the page. */
  readonly key: string;
  readonly description: HitDescription;
  readonly address: ResultAddress;
  /** Give it to the link's click: remembers the words to mark, tells the site, and goes there by the router. */
  readonly onClick: (event: MouseEvent) => void;
}

/** How the results of a page are addressed, and what a click on one calls. */
export interface SearchPageLinks extends AddressRules {
  readonly onEvent?: (event: SearchEvent) => void;
  readonly navigate: (href: string) => void;
}

type OpenedHit = Pick<RankedHit, 'hit' | 'indexName' | 'position' | 'queryID'>;

/** The results of all pages that have come, in their order. */
export function searchPageItems({ pages }: SearchPageState, links: SearchPageLinks): readonly SearchPageItem[] {
  return pages.flatMap((results) =>
    results.flatMap((result) =>
      result.hits.map((hit, rank) => {
        const position = result.page * result.hitsPerPage + rank + 1;
        return toItem({ hit, indexName: result.index, position, queryID: result.queryID ?? null }, links);
      }),
    ),
  );
}

/** The sections of similar meaning that came with the first page. */
export function relatedItems(
  { pages: [first = []] }: SearchPageState,
  links: SearchPageLinks,
): readonly SearchPageItem[] {
  return relatedHits(first).map((ranked) => toItem(ranked, links));
}

function toItem(ranked: OpenedHit, links: SearchPageLinks): SearchPageItem {
  const { hit, indexName, position } = ranked;
  const address = resultAddress(textOf(hit.url), links);
  return {
    key: `${indexName} ${position} ${hit.objectID}`,
    description: describeHit(hit),
    address,
    onClick: (event: MouseEvent) => openItem(ranked, address, links, event),
  };
}

function openItem(
  ranked: OpenedHit,
  { href, isExternal }: ResultAddress,
  { onEvent, navigate }: SearchPageLinks,
  event: MouseEvent,
): void {
  if (!isExternal) saveMatches(href, matchedWords(ranked.hit));
  onEvent?.(clickEvent(ranked));
  if (isExternal || !isPlainClick(event)) return;
  event.preventDefault();
  navigate(href);
}
