import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../src/app.ts';
import { createQuestionLog } from '../src/assistant/questions/createQuestionLog.ts';
import { createEventLog } from '../src/events/createEventLog.ts';
import { createEventStore } from '../src/events/createEventStore.ts';
import { createWithdrawals } from '../src/privacy/createWithdrawals.ts';
import { createSearchService } from '../src/search/createSearchService.ts';
import { parseSettings } from '../src/settings/parseSettings.ts';
import { createStore, type Store, type StorePlace } from '../src/store/createStore.ts';
import { createWriteQueue, type WriteQueue } from '../src/store/createWriteQueue.ts';
import { SQLITE_FILE } from '../src/store/openSqlite.ts';
import { createFixtureIndex } from './createFixtureIndex.ts';
import { createTestDeps } from './createTestApp.ts';
import { createTestAssistant } from './createTestAssistant.ts';
import { storeKinds } from './testStores.ts';

const ANNA = `reader-${'0123456789abcdef'.repeat(2)}`;
const SETTINGS = { LOG_LEVEL: 'silent', CORS_ORIGINS: 'https://help.example.org' };
const CREDENTIALS = 'x-algolia-application-id=SURVEYDOCS&x-algolia-api-key=public-search-key';

const remove = (app: FastifyInstance, headers: Record<string, string> = { authorization: `Bearer ${ANNA}` }) =>
  app.inject({ method: 'DELETE', url: '/my-data', headers, remoteAddress: '203.0.113.7' });

describe.each(storeKinds())('with $name', (kind) => {
  let place: StorePlace;
  let store: Store;
  let queue: WriteQueue;
  beforeAll(() => kind.start(), 60_000);
  afterAll(() => kind.stop());
  afterEach(async () => {
    await queue.close();
    await store.close();
  });

  async function open() {
    place = await kind.place();
    store = createStore(place);
    queue = createWriteQueue();
    const onError = (error: unknown) => {
      throw error;
    };
    const withdrawals = createWithdrawals(store, queue);
    const events = createEventLog(createEventStore(store, queue, { ...withdrawals, onError }));
    const assistant = createTestAssistant();
    const questions = createQuestionLog({ store, queue, keepQuestions: true, ...withdrawals, onError });
    const index = createFixtureIndex();
    const app = createApp(
      createTestDeps({
        settings: parseSettings(SETTINGS),
        search: createSearchService(() => new Map([['docs', index]])),
        events,
        assistant: { ...assistant, questions },
        withdrawals,
      }),
    );
    return { app, events };
  }

  test('what a reader searched, opened and asked is kept under the digest of their token, and goes with it', async () => {
    const { app, events } = await open();
    const post = (url: string, body: object, headers = {}) =>
      app.inject({ method: 'POST', url, payload: JSON.stringify(body), headers: { host: 'docs', ...headers } });
    const search = (query: string, userToken?: string) =>
      post(`/1/indexes/*/queries?${CREDENTIALS}`, { requests: [{ indexName: 'docs', query }], userToken });
    expect((await search('annas secret wish', ANNA)).statusCode).toBe(200);
    events.finish();
    const event = { eventType: 'view', eventName: 'Items Viewed', index: 'docs', objectIDs: [] };
    await post(`/1/events?${CREDENTIALS}`, { events: [event], userToken: ANNA });
    await search('a wish of a stock client', 'anonymous-17');
    events.finish();
    const { token } = (await post('/chat/token', {})).json() as { token: string };
    const asked = await post(
      '/chat',
      {
        messages: [{ id: 'q', role: 'user', parts: [{ type: 'text', text: 'annas open question' }] }],
        userToken: ANNA,
      },
      { authorization: `TOKEN ${token}` },
    );
    expect(asked.statusCode).toBe(200);
    const readers = async () => {
      await queue.add(async () => undefined);
      const database = await store.database();
      const of = async (table: 'searches' | 'events' | 'questions') =>
        (await database.selectFrom(table).select('reader').orderBy('reader').execute()).map(
          ({ reader }) => reader !== null,
        );
      return { searches: (await of('searches')).sort(), events: await of('events'), questions: await of('questions') };
    };
    expect(await readers()).toEqual({ searches: [false, true], events: [true], questions: [true] });

    expect((await remove(app)).statusCode).toBe(204);
    expect(await readers()).toEqual({ searches: [false], events: [], questions: [] });
    if (place.databaseUrl === '') {
      const files = ['', '-wal'].map((ending) => readFileSync(join(place.dataDir, SQLITE_FILE + ending), 'latin1'));
      expect(files.join('')).not.toMatch(/annas (secret wish|open question)/);
      expect(files.join('')).toContain('a wish of a stock client');
    }
    expect((await remove(app)).statusCode).toBe(204);
    await app.close();
  });

  test('a search that was still being typed when its reader withdrew is not written either', async () => {
    const { app, events } = await open();
    await app.inject({
      method: 'POST',
      url: `/1/indexes/*/queries?${CREDENTIALS}`,
      payload: JSON.stringify({ requests: [{ indexName: 'docs', query: 'half a wi' }], userToken: ANNA }),
    });
    expect((await remove(app)).statusCode).toBe(204);
    events.finish();
    await queue.add(async () => undefined);
    expect(await (await store.database()).selectFrom('searches').selectAll().execute()).toEqual([]);
    await app.close();
  });
});

describe('the request', () => {
  const open = (withdraw: (token: string) => Promise<void> = async () => undefined) =>
    createApp(
      createTestDeps({
        settings: parseSettings(SETTINGS),
        assistant: createTestAssistant(),
        withdrawals: { withdraw },
      }),
    );

  test.each([
    ['without a token', {}],
    ['with a token of somebody else’s making', { authorization: 'Bearer anonymous-17' }],
    ['with a token of the assistant', { authorization: `TOKEN ${ANNA}` }],
  ])('%s is refused with a sentence, and nothing is deleted', async (_, headers: Record<string, string>) => {
    const app = open(async () => {
      throw new Error('must not be asked');
    });
    const answer = await remove(app, headers);
    expect([answer.statusCode, answer.body]).toEqual([
      400,
      'AI-201 This request names no reader token, so there is nothing to delete by.',
    ]);
    await app.close();
  });

  test('from a page of another site is refused, unless the operator allows that site', async () => {
    const app = open();
    const from = (origin: string) => remove(app, { origin, authorization: `Bearer ${ANNA}` });
    expect((await from('https://evil.example')).statusCode).toBe(403);
    const allowed = await from('https://help.example.org');
    expect(allowed.statusCode).toBe(204);
    expect(allowed.headers['access-control-allow-origin']).toBe('https://help.example.org');
    const preflight = await app.inject({
      method: 'OPTIONS',
      url: '/my-data',
      headers: {
        origin: 'https://help.example.org',
        'access-control-request-method': 'DELETE',
        'access-control-request-headers': 'authorization',
      },
    });
    expect(preflight.headers['access-control-allow-methods']).toContain('DELETE');
    expect(preflight.headers['access-control-allow-headers']).toBe('authorization');
    await app.close();
  });

  test('is limited to ten a minute for one address', async () => {
    const app = open();
    const statuses = [];
    for (let count = 0; count < 11; count++) statuses.push((await remove(app)).statusCode);
    expect(statuses).toEqual([...Array(10).fill(204), 429]);
    await app.close();
  });

  test('is answered with a sentence while the store takes nothing', async () => {
    const app = open(async () => {
      throw new Error('the store is full');
    });
    const answer = await remove(app);
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toBe('AI-207 The server cannot delete your data at the moment. Please try again in a minute.');
    await app.close();
  });
});
