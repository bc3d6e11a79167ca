import { randomUUID } from 'node:crypto';
import type { SearchEvent, SearchQuery, SearchResult } from '@feedback-docs/protocol';
import { LRUCache } from 'lru-cache';
import { readerDigest } from '../privacy/createWithdrawals.ts';
import { scrub } from '../privacy/scrub.ts';
import { stripControlCharacters } from '../privacy/stripControlCharacters.ts';
import type { SearchContext, SearchService } from '../search/createSearchService.ts';
import type { EventStore, StoredEvent } from './createEventStore.ts';
import type { Journeys } from './createJourneys.ts';
import { createQuerySettler } from './createQuerySettler.ts';
import { redactQuery } from './redactQuery.ts';

/** Learns from searches and events what readers look for, without learning who they are. */
export interface EventLog {
  /** Runs a search, gives its result a queryID when the client will send events, and counts it. */
  follow(service: Pick<SearchService, 'search'>, query: SearchQuery, asked?: SearchContext): Promise<SearchResult>;
  happened(events: readonly SearchEvent[], readerToken?: string | null): void;
  /** Hands what is settled to the store; called about once a second. */
  flush(): void;
  /** Hands everything to the store. */
  finish(): void;
}

/** What a log stands on beside its store. */
export interface EventLogOptions {
  /** Tells the records of an index; events of anything else are not kept. Without an id: whether there is such an index. */
  readonly isKnown?: (index: string, objectID?: string) => boolean;
  readonly now?: () => number;
  /** Told of searches, and of pages opened from them. */
  readonly journeys?: Pick<Journeys, 'searched' | 'opened'>;
}

/** Searches whose queryID is remembered, so that a click can be told which query it belongs to. */
const MAX_REMEMBERED = 10_000;
/** Events waiting to be written; more than this within a second are dropped, for they are no readers. */
const MAX_WAITING_EVENTS = 1000;
/** Names are given by clients, and theirs are short. */
const MAX_NAME_LENGTH = 64;

/** An event log over a store; without a store (null) searches and events work and nothing is kept. */
export function createEventLog(
  store: EventStore | null,
  { isKnown = () => true, now = Date.now, journeys }: EventLogOptions = {},
): EventLog {
  const settler = createQuerySettler();
  const queries = new LRUCache<string, { readonly text: string; isClicked: boolean }>({ max: MAX_REMEMBERED });
  let events: StoredEvent[] = [];

  const takeEvents = () => {
    const taken = events;
    events = [];
    return taken;
  };

  return {
    async follow(service, query, asked = {}) {
      const result = await service.search(query, asked);
      const text = redactQuery(query.query);
      if (store !== null && isCounted(query) && text !== '') {
        const reader = digestOf('searches', asked.readerToken);
        journeys?.searched(asked.readerToken);
        settler.add(asked.reader ?? '', { index: query.indexName, query: text, hits: result.nbHits, reader }, now());
      }
      if (query.clickAnalytics !== true) return result;
      const queryID = randomUUID().replaceAll('-', '');
      queries.set(queryID, { text, isClicked: false });
      return { ...result, queryID };
    },
    happened(received, readerToken) {
      if (store === null) return;
      const reader = digestOf('events', readerToken);
      for (const event of received) {
        const kept = toStored(event, isKnown);
        if (kept === undefined || events.length >= MAX_WAITING_EVENTS) continue;
        // The id of a record is its address.
        if (kept.type === 'click') journeys?.opened(readerToken, kept.objectID?.split('#')[0] ?? '');
        const search = queries.get(event.queryID ?? '');
        const isFurther = kept.type === 'click' && search?.isClicked !== false ? 1 : null;
        if (search !== undefined && kept.type === 'click') search.isClicked = true;
        events.push({ ...kept, query: search?.text ?? null, isFurther, reader });
      }
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

function digestOf(table: 'searches' | 'events', readerToken: string | null | undefined): string | null {
  return typeof readerToken === 'string' ? readerDigest(table, readerToken) : null;
}

/** The first page of a search that shows hits; facet counts and further pages belong to a search counted already. */
function isCounted({ analytics, hitsPerPage, page }: SearchQuery): boolean {
  return analytics !== false && hitsPerPage !== 0 && (page ?? 0) === 0;
}

/** One row for each event, however many hits it names: of a click the first one that is known, of a view none. */
function toStored(
  { eventType, eventName, index, objectIDs, positions }: SearchEvent,
  isKnown: NonNullable<EventLogOptions['isKnown']>,
): Omit<StoredEvent, 'query' | 'isFurther' | 'reader'> | undefined {
  if (!isKnown(index)) return undefined;
  const event = {
    type: eventType,
    name: scrub(stripControlCharacters(eventName)).slice(0, MAX_NAME_LENGTH).toWellFormed(),
    index,
  };
  if (eventType === 'view') return { ...event, objectID: null, position: null };
  const place = objectIDs.findIndex((objectID) => isKnown(index, objectID));
  const objectID = objectIDs[place];
  return objectID === undefined ? undefined : { ...event, objectID, position: positions?.[place] ?? null };
}
