import type { SearchEvent, SearchResult } from '@feedback-docs/protocol';
import type { RankedHit } from './groupHits.ts';

/** How long a list must stay as it is before it counts as seen, in milliseconds. */
export const VIEWED_AFTER_MS = 400;

/** One event per result: the objects the reader saw in it, or that it held nothing. */
export function viewEvents(
  results: readonly SearchResult[],
  shownIn: (result: SearchResult) => readonly string[],
): readonly SearchEvent[] {
  return results.map((result) => {
    const objectIDs = shownIn(result);
    return {
      eventType: 'view',
      eventName: objectIDs.length > 0 ? 'Items Viewed' : 'No Results Viewed',
      index: result.index,
      objectIDs,
      ...(result.queryID === undefined ? {} : { queryID: result.queryID }),
    };
  });
}

/** The reader opened a hit. */
export function clickEvent({
  hit,
  indexName,
  position,
  queryID,
}: Pick<RankedHit, 'hit' | 'indexName' | 'position' | 'queryID'>): SearchEvent {
  return {
    eventType: 'click',
    eventName: 'Item Selected',
    index: indexName,
    objectIDs: [hit.objectID],
    positions: [position],
    ...(queryID === null ? {} : { queryID }),
  };
}
