import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { SearchQuery, SearchResult } from '@feedback-docs/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatInsights } from '../insights/formatInsights.ts';
import { createEventLog } from './createEventLog.ts';
import { EventStoreError, openEventStore } from './openEventStore.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'events-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

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

const NOON = Date.parse('2026-11-20T12:00:30Z');
const ask = (query: string, more: Partial<SearchQuery> = {}): SearchQuery => ({ query, indexName: 'docs', ...more });

test('owners learn the top queries, what found nothing, and which ranks are clicked', async () => {
  const log = createEventLog(openEventStore(dataDir), () => NOON);
  const { queryID = '' } = await log.follow(service, ask('Radio button', { clickAnalytics: true }));
  await log.follow(service, ask('zebra'));
  log.happened([
    { eventType: 'view', eventName: 'Items Viewed', index: 'docs', objectIDs: ['a', 'b'], queryID },
    { eventType: 'click', eventName: 'Item Selected', index: 'docs', objectIDs: ['b'], positions: [3], queryID },
    {
      eventType: 'click',
      eventName: 'Item Selected',
      index: 'docs',
      objectIDs: ['c'],
      positions: [1],
      queryID: 'unknown',
    },
  ]);
  log.close();

  const store = openEventStore(dataDir);
  const insights = store.readInsights(NOON - 60_000, 10);
  store.close();
  expect(insights).toEqual({
    searches: 2,
    searchesWithoutResults: 1,
    clicks: 2,
    topQueries: [
      { query: 'radio button', searches: 1, clicks: 1, averagePosition: 3 },
      { query: 'zebra', searches: 1, clicks: 0, averagePosition: null },
    ],
    queriesWithoutResults: [{ query: 'zebra', searches: 1 }],
    clickPositions: [
      { position: 1, clicks: 1 },
      { position: 3, clicks: 1 },
    ],
  });
  expect(formatInsights(insights, 30)).toMatchInlineSnapshot(`
    "Last 30 days: 2 searches, 1 of them without results, 2 clicks on results.

    Top queries
      Query         Searches  Clicks  Average position
      radio button  1         1       3.0
      zebra         1         0       –

    Queries without results
      Query  Searches
      zebra  1

    Click positions
      Position  Clicks  Share
      1         1       50 %
      3         1       50 %"
  `);
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
  const log = createEventLog(openEventStore(dataDir), () => NOON);
  for (const more of [{ hitsPerPage: 0 }, { page: 1 }, { analytics: false }])
    await log.follow(service, ask('radio', more));
  await log.follow(service, ask('  '));
  log.close();
  const store = openEventStore(dataDir);
  expect(store.readInsights(0, 10).searches).toBe(0);
  store.close();
});

test('what was typed in the last seconds is not written until it is settled', async () => {
  let now = NOON;
  const store = openEventStore(dataDir);
  const log = createEventLog(store, () => now);
  await log.follow(service, ask('rad'));
  log.flush();
  expect(store.readInsights(0, 10).searches).toBe(0);
  now += 5000;
  log.flush();
  expect(store.readInsights(0, 10).topQueries.map(({ query }) => query)).toEqual(['rad']);
  log.close();
});

test('the file holds minutes, queries and hits, and nothing about a person', async () => {
  const log = createEventLog(openEventStore(dataDir), () => NOON);
  await log.follow(service, ask('anna@example.com export'));
  log.close();
  const database = new DatabaseSync(join(dataDir, 'events.sqlite'));
  expect(database.prepare('SELECT * FROM searches').all()).toEqual([
    { at: Date.parse('2026-11-20T12:00:00Z'), index: 'docs', query: '… export', hits: 2 },
  ]);
  database.close();
});

test('what is older than 400 days is forgotten', async () => {
  const log = createEventLog(openEventStore(dataDir), () => Date.now() - 401 * 24 * 60 * 60 * 1000);
  await log.follow(service, ask('old question'));
  log.close();
  const store = openEventStore(dataDir);
  expect(store.readInsights(0, 10).searches).toBe(0);
  store.close();
});

test('a file that is no event store is left alone, and the message says which and what to do', () => {
  writeFileSync(join(dataDir, 'events.sqlite'), 'a letter to my aunt, long enough to be no database header at all');
  expect(() => openEventStore(dataDir)).toThrow(EventStoreError);
  expect(() => openEventStore(dataDir)).toThrow(/events\.sqlite: .*Set DATA_DIR to a folder/);
});

test('a store of another version is refused', () => {
  const database = new DatabaseSync(join(dataDir, 'events.sqlite'));
  database.exec('PRAGMA user_version = 9');
  database.close();
  expect(() => openEventStore(dataDir)).toThrow('was written by another version (9)');
});
