import { randomUUID } from 'node:crypto';
import type { SearchEvent, SearchQuery, SearchResult } from '@feedback-docs/protocol';
import { withoutControls } from '../privacy/withoutControls.ts';
import type { SearchService } from '../search/createSearchService.ts';
import type { EventStore, StoredEvent } from './createEventStore.ts';
import { createQuerySettler } from './createQuerySettler.ts';
import { redactQuery } from './redactQuery.ts';

/** Learns from searches and events what readers look for, without learning who they are. */
export interface EventLog {
  /** Runs a search, gives its result a queryID when the client will send events, and counts it. */
  follow(service: Pick<SearchService, 'search'>, query: SearchQuery): Promise<SearchResult>;
  happened(events: readonly SearchEvent[]): void;
  /** Hands what is settled to the store; called about once a second. */
  flush(): void;
  /** Hands everything to the store. */
  finish(): void;
}

/** Searches whose queryID is remembered, so that a click can be told which query it belongs to. */
const MAX_REMEMBERED = 10_000;
/** Events waiting to be written; more than this within a second are dropped, for they are no readers. */
const MAX_WAITING_EVENTS = 10_000;

/** An event log over a store; without a store (null) searches and events work and nothing is kept. */
export function createEventLog(store: EventStore | null, now: () => number = Date.now): EventLog {
  const settler = createQuerySettler();
  const queries = new Map<string, string>();
  let events: StoredEvent[] = [];

  const remember = (queryID: string, query: string) => {
    queries.set(queryID, query);
    const [oldest] = queries.keys();
    if (queries.size > MAX_REMEMBERED && oldest !== undefined) queries.delete(oldest);
  };
  const takeEvents = () => {
    const taken = events;
    events = [];
    return taken;
  };

  return {
    async follow(service, query) {
      const result = await service.search(query);
      const text = redactQuery(query.query);
      if (store !== null && isCounted(query) && text !== '') {
        settler.add({ index: query.indexName, query: text, hits: result.nbHits }, now());
      }
      if (query.clickAnalytics !== true) return result;
      const queryID = randomUUID().replaceAll('-', '');
      remember(queryID, text);
      return { ...result, queryID };
    },
    happened(received) {
      if (store === null) return;
      const room = MAX_WAITING_EVENTS - events.length;
      events.push(...received.flatMap((event) => toStored(event, queries)).slice(0, room));
    },
    flush() {
      const searches = settler.takeSettled(now());
      const waiting = takeEvents();
      if (searches.length + waiting.length > 0) store?.add(searches, waiting, now());
    },
    finish() {
      store?.add(settler.takeAll(), takeEvents(), now());
    },
  };
}

/** The first page of a search that shows hits; facet counts and further pages belong to a search counted already. */
function isCounted({ analytics, hitsPerPage, page }: SearchQuery): boolean {
  return analytics !== false && hitsPerPage !== 0 && (page ?? 0) === 0;
}

/** A click is kept per hit with its rank, a view once, whatever it showed. */
function toStored(event: SearchEvent, queries: ReadonlyMap<string, string>): StoredEvent[] {
  const common = {
    type: event.eventType,
    name: withoutControls(event.eventName),
    index: withoutControls(event.index),
    query: (event.queryID === undefined ? undefined : queries.get(event.queryID)) ?? null,
  };
  if (event.eventType === 'view') return [{ ...common, objectID: null, position: null }];
  return event.objectIDs.map((objectID, place) => ({
    ...common,
    objectID: withoutControls(objectID),
    position: event.positions?.[place] ?? null,
  }));
}
