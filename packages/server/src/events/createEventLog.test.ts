import type { SearchQuery, SearchResult } from '@feedback-docs/protocol';
import { expect, test } from 'vitest';
import { createEventLog } from './createEventLog.ts';
import type { EventStore, StoredEvent } from './createEventStore.ts';
import type { CountedSearch } from './createQuerySettler.ts';

/** Keeps everything in two lists. */
function createList(): EventStore & { searches: CountedSearch[]; events: StoredEvent[] } {
  const searches: CountedSearch[] = [];
  const events: StoredEvent[] = [];
  return {
    searches,
    events,
    add(moreSearches, moreEvents) {
      searches.push(...moreSearches);
      events.push(...moreEvents);
    },
  };
}

/** Finds two hits for every query, and none for one that mentions a zebra. */
const service = {
  async search({ query, indexName }: SearchQuery): Promise<SearchResult> {
    const nbHits = query.includes('zebra') ? 0 : 2;
    return {
      hits: [],
      nbHits,
      page: 0,
      nbPages: 1,
      hitsPerPage: 20,
      exhaustiveNbHits: true,
      query,
      params: '',
      index: indexName,
      processingTimeMS: 1,
    };
  },
};

/** One index with three records. */
const isKnown = (index: string, objectID = 'a') => index === 'docs' && ['a', 'b', 'c'].includes(objectID);

const NOON = Date.parse('2026-11-20T12:00:30Z');
const ask = (query: string, more: Partial<SearchQuery> = {}): SearchQuery => ({ query, indexName: 'docs', ...more });

test('owners learn what was searched, what was seen, and which ranks are clicked', async () => {
  const store = createList();
  const log = createEventLog(store, { isKnown, now: () => NOON });
  const { queryID = '' } = await log.follow(service, ask('Radio button', { clickAnalytics: true }));
  await log.follow(service, ask('zebra'), { reader: 'ben' });
  const seen = { eventName: 'Items Viewed', index: 'docs', objectIDs: ['a', 'b'] };
  const opened = { eventName: 'Item Selected', index: 'docs', positions: [3] };
  log.happened([
    { eventType: 'view', ...seen, queryID },
    { eventType: 'click', ...opened, objectIDs: ['b'], queryID },
    { eventType: 'click', ...opened, objectIDs: ['c'], queryID },
    { eventType: 'click', ...opened, objectIDs: ['c'], queryID: 'unknown' },
  ]);
  log.finish();
  expect(store.searches).toEqual([
    { index: 'docs', query: 'radio button', hits: 2, reader: null },
    { index: 'docs', query: 'zebra', hits: 0, reader: null },
  ]);
  const click = { type: 'click', name: 'Item Selected', index: 'docs', position: 3, reader: null };
  expect(store.events).toEqual([
    {
      type: 'view',
      name: 'Items Viewed',
      index: 'docs',
      query: 'radio button',
      objectID: null,
      position: null,
      isFurther: null,
      reader: null,
    },
    { ...click, query: 'radio button', objectID: 'b', isFurther: null },
    { ...click, query: 'radio button', objectID: 'c', isFurther: 1 },
    { ...click, query: null, objectID: 'c', isFurther: 1 },
  ]);
});

test('a queryID is given only to clients that will send events, and never twice', async () => {
  const log = createEventLog(null);
  expect(await log.follow(service, ask('radio'))).not.toHaveProperty('queryID');
  const first = await log.follow(service, ask('radio', { clickAnalytics: true }));
  const second = await log.follow(service, ask('radio', { clickAnalytics: true }));
  expect(first.queryID).toMatch(/^[\da-f]{32}$/);
  expect(first.queryID).not.toBe(second.queryID);
});

test('facet counts, further pages, empty queries and clients that opt out are not counted', async () => {
  const store = createList();
  const log = createEventLog(store, { isKnown, now: () => NOON });
  for (const more of [{ hitsPerPage: 0 }, { page: 1 }, { analytics: false }])
    await log.follow(service, ask('radio', more));
  await log.follow(service, ask('  '));
  log.finish();
  expect(store.searches).toEqual([]);
});

test('what was typed in the last seconds is not written until it is settled', async () => {
  let now = NOON;
  const store = createList();
  const log = createEventLog(store, { now: () => now });
  await log.follow(service, ask('rad'));
  log.flush();
  expect(store.searches).toEqual([]);
  now += 5000;
  log.flush();
  expect(store.searches.map(({ query }) => query)).toEqual(['rad']);
});

test('an address in a query is not kept', async () => {
  const store = createList();
  const log = createEventLog(store, { isKnown, now: () => NOON });
  await log.follow(service, ask('anna@example.com export'));
  log.finish();
  expect(store.searches).toEqual([{ index: 'docs', query: '… export', hits: 2, reader: null }]);
});

test('an address in the name of an event is not kept', async () => {
  const store = createList();
  const log = createEventLog(store, { isKnown, now: () => NOON });
  log.happened([{ eventType: 'view', eventName: 'anna@example.com looked', index: 'docs', objectIDs: ['a'] }]);
  log.finish();
  expect(store.events).toMatchObject([{ name: '… looked' }]);
});

test('events that name no known index or record are not kept, and one event is one row', async () => {
  const store = createList();
  const log = createEventLog(store, { isKnown, now: () => NOON });
  const click = { eventType: 'click', eventName: 'n'.repeat(256), index: 'docs', positions: [4, 7, 9] } as const;
  log.happened([
    { ...click, objectIDs: ['elsewhere', 'b', 'c'] },
    { ...click, objectIDs: ['elsewhere'] },
    { ...click, index: 'x'.repeat(256), objectIDs: ['b'] },
    { eventType: 'view', eventName: 'Items Viewed', index: 'nowhere', objectIDs: ['a'] },
  ]);
  log.finish();
  expect(store.events).toEqual([
    {
      type: 'click',
      name: 'n'.repeat(64),
      index: 'docs',
      query: null,
      objectID: 'b',
      position: 7,
      isFurther: 1,
      reader: null,
    },
  ]);
});

test('a query is counted for each reader, and of one reader once in some seconds', async () => {
  const store = createList();
  const log = createEventLog(store, { now: () => NOON });
  for (const reader of ['anna', 'ben']) await log.follow(service, ask('radio'), { reader });
  for (let number = 0; number < 50; number++) await log.follow(service, ask(`zz ${number}`), { reader: 'script' });
  log.finish();
  expect(store.searches.filter(({ query }) => query === 'radio')).toHaveLength(2);
  expect(store.searches.length).toBeLessThanOrEqual(4);
});
