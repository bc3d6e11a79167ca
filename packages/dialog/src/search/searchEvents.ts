import type { SearchEvent, SearchResult } from '@feedback-docs/protocol';
import type { HitGroup, RankedHit } from './groupHits.ts';

/** How long a list must stay as it is before it counts as seen, in milliseconds (BEHAVIOUR Q5). */
export const VIEWED_AFTER_MS = 400;

/** One event per result: what the reader saw in it, or that it held nothing. */
export function viewEvents(results: readonly SearchResult[], groups: readonly HitGroup[]): readonly SearchEvent[] {
  return results.map((result) => {
    const shown = groups.filter(({ indexName }) => indexName === result.index).flatMap(({ hits }) => hits);
    return {
      eventType: 'view',
      eventName: shown.length > 0 ? 'Items Viewed' : 'No Results Viewed',
      index: result.index,
      objectIDs: shown.map(({ hit }) => hit.objectID),
      ...(result.queryID === undefined ? {} : { queryID: result.queryID }),
    };
  });
}

/** The reader opened a hit. */
export function clickEvent({ hit, indexName, position, queryID }: RankedHit): SearchEvent {
  return {
    eventType: 'click',
    eventName: 'Item Selected',
    index: indexName,
    objectIDs: [hit.objectID],
    positions: [position],
    ...(queryID === null ? {} : { queryID }),
  };
}
