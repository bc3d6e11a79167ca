import { gunzipSync } from 'node:zlib';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../src/app.ts';
import { createEventLog } from '../src/events/createEventLog.ts';
import type { StoredEvent } from '../src/events/createEventStore.ts';
import { createTestDeps } from './createTestApp.ts';
import { fixtureRecords } from './fixtureRecords.ts';
import { createSearchApp } from './startSearchServer.ts';

const CREDENTIALS = 'x-algolia-application-id=SURVEYDOCS&x-algolia-api-key=public-search-key';
const QUERIES = `/1/indexes/*/queries?${CREDENTIALS}`;

let app: FastifyInstance;
beforeAll(() => {
  app = createSearchApp();
});
afterAll(() => app.close());

const post = (url: string, body: unknown, more: InjectOptions = {}) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'text/plain' },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
    ...more,
  });

const radio = { indexName: 'docs', query: 'radio' };

test('several searches in one request are answered in their order, as JSON sent as plain text', async () => {
  const answer = await post(QUERIES, { requests: [radio, { indexName: 'survey-builder', query: 'zebra' }] });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
  const { results } = answer.json();
  expect(
    results.map(({ index, query, nbHits }: Record<string, unknown>) => [index, query, Number(nbHits) > 0]),
  ).toEqual([
    ['docs', 'radio', true],
    ['survey-builder', 'zebra', false],
  ]);
});

test('a long answer is compressed for a client that accepts it, and only then', async () => {
  const ask = (encoding: string) => post(QUERIES, { requests: [radio] }, { headers: { 'accept-encoding': encoding } });
  const compressed = await ask('gzip, deflate, br');
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  const plain = await ask('gzip;q=0');
  expect(plain.headers).not.toHaveProperty('content-encoding');
  const found = (text: string) => JSON.parse(text).results[0].hits;
  expect(found(gunzipSync(compressed.rawPayload).toString())).toEqual(found(plain.body));
});

test('one index can be searched at its own address', async () => {
  const answer = await post(`/1/indexes/docs/query?${CREDENTIALS}`, { query: 'radio', hitsPerPage: 1 });
  expect(answer.statusCode).toBe(200);
  expect(answer.json().hits).toHaveLength(1);
});

test.each([
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/octet-stream',
  undefined,
])('the content type %s does not matter', async (type) => {
  const answer = await post(
    QUERIES,
    { requests: [radio] },
    { headers: type === undefined ? {} : { 'content-type': type } },
  );
  expect(answer.statusCode).toBe(200);
});

test('credentials may come as headers, as clients outside browsers send them', async () => {
  const headers = { 'x-algolia-application-id': 'SURVEYDOCS', 'x-algolia-api-key': 'public-search-key' };
  expect((await post('/1/indexes/*/queries', { requests: [radio] }, { headers })).statusCode).toBe(200);
});

test.each([
  '',
  '?x-algolia-application-id=SURVEYDOCS',
  '?x-algolia-application-id=OTHER&x-algolia-api-key=public-search-key',
  '?x-algolia-application-id=SURVEYDOCS&x-algolia-api-key=wrong',
])('with the credentials "%s" the door stays closed', async (query) => {
  for (const url of ['/1/indexes/*/queries', '/1/indexes/docs/query', '/1/events', '/1/elsewhere']) {
    const answer = await post(url + query, { requests: [radio] });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toEqual({ message: 'Invalid Application-ID or API key', status: 403 });
  }
});

test.each([
  [
    'an index that does not exist',
    QUERIES,
    { requests: [{ indexName: 'nowhere', query: '' }] },
    404,
    'Index nowhere does not exist',
  ],
  ['no JSON', QUERIES, '{"requests": [', 400, 'The body is not valid JSON'],
  ['no body', QUERIES, '', 400, 'The body is not valid JSON'],
  ['no list of searches', QUERIES, [], 400, 'a list called requests'],
  ['fifty-one searches', QUERIES, { requests: Array.from({ length: 51 }, () => radio) }, 400, 'at most 50'],
  ['1001 hits on a page', QUERIES, { requests: [{ ...radio, hitsPerPage: 1001 }] }, 400, 'from 0 to 1000'],
  [
    'a search among the values of no facet',
    QUERIES,
    { requests: [{ ...radio, type: 'facet' }] },
    400,
    'facet is missing',
  ],
  ['a body above 64 KiB', QUERIES, 'a'.repeat(65 * 1024), 413, 'too large'],
  ['an unknown address', `/1/elsewhere?${CREDENTIALS}`, {}, 404, 'Path not found'],
  ['all queries of one index', `/1/indexes/docs/queries?${CREDENTIALS}`, {}, 404, 'Path not found'],
  ['an index name of 200 letters', `/1/indexes/${'a'.repeat(200)}/query?${CREDENTIALS}`, {}, 404, 'Path not found'],
  ['broken encoding', `/1/indexes/%zz/query?${CREDENTIALS}`, {}, 400, 'malformed'],
  ['events that are no list', `/1/events?${CREDENTIALS}`, { events: 1 }, 400, 'a list called events'],
])('%s is refused in the form clients can read', async (_, url, body, status, message) => {
  const answer = await post(url, body);
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.json()).toEqual({ message: expect.stringContaining(message), status });
});

test('a search cannot be fetched with GET', async () => {
  const answer = await app.inject(QUERIES);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ status: 404 });
});

test('while the indexes are not loaded, clients are told to try again', async () => {
  const loading = createApp(createTestDeps());
  const answer = await loading.inject({ method: 'POST', url: QUERIES, payload: JSON.stringify({ requests: [radio] }) });
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ status: 503 });
  await loading.close();
});

test('other sites may ask only when a setting names them', async () => {
  const origin = 'https://help.example.org';
  const ask = async (env: Record<string, string>, method: 'POST' | 'OPTIONS' = 'POST') => {
    const other = createSearchApp({ env });
    const answer = await other.inject({
      method,
      url: QUERIES,
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-algolia-api-key',
      },
      ...(method === 'POST' && { payload: JSON.stringify({ requests: [radio] }) }),
    });
    await other.close();
    return answer;
  };
  expect((await ask({})).headers).not.toHaveProperty('access-control-allow-origin');
  expect((await ask({ CORS_ORIGINS: '*' })).headers['access-control-allow-origin']).toBe('*');
  expect((await ask({ CORS_ORIGINS: origin })).headers['access-control-allow-origin']).toBe(origin);
  expect((await ask({ CORS_ORIGINS: 'https://else.example.org' })).headers).not.toHaveProperty(
    'access-control-allow-origin',
  );
  const preflight = await ask({ CORS_ORIGINS: origin }, 'OPTIONS');
  expect(preflight.statusCode).toBe(204);
  expect(preflight.headers['access-control-allow-headers']).toBe('x-algolia-api-key');
});

test('hits lead a page of another site here, and its beacons may read that they arrived', async () => {
  const origin = 'https://help.example.org';
  const open = createSearchApp({ env: { CORS_ORIGINS: origin } });
  const ask = async (from: string) => {
    const payload = JSON.stringify({ requests: [radio] });
    const answer = await open.inject({ method: 'POST', url: QUERIES, headers: { origin: from }, payload });
    return { answer, hit: answer.json().results[0].hits[0] };
  };
  const elsewhere = await ask(origin);
  expect(elsewhere.hit).toMatchObject({
    objectID: '/docs/survey/radio_button',
    url: 'http://localhost/docs/survey/radio_button',
    url_without_anchor: 'http://localhost/docs/survey/radio_button',
  });
  expect(elsewhere.answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect((await ask('http://localhost')).hit.url).toBe('/docs/survey/radio_button');
  await open.close();
});

test('an address that asks too often is slowed down, others are not', async () => {
  const limited = createSearchApp({ env: { RATE_LIMIT: '3' } });
  const ask = async (remoteAddress: string) =>
    limited.inject({ method: 'POST', url: QUERIES, remoteAddress, payload: JSON.stringify({ requests: [radio] }) });
  const statuses = async (...addresses: string[]) => {
    const answers = [];
    for (const address of addresses) answers.push((await ask(address)).statusCode);
    return answers;
  };
  expect(await statuses('203.0.113.7', '203.0.113.7', '203.0.113.7')).toEqual([200, 200, 200]);
  const refused = await ask('203.0.113.7');
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toEqual({ message: expect.stringContaining('Too many requests'), status: 429 });
  expect(refused.headers).toHaveProperty('retry-after');
  expect(await statuses('203.0.113.8')).toEqual([200]);
  expect(await statuses('2001:db8::1', '2001:db8:0:0:1::2', '2001:db8:0:0:ffff::3', '2001:db8::4')).toEqual([
    200, 200, 200, 429,
  ]);
  await limited.close();
});

test('a click finds its way to the store with the query it belongs to', async () => {
  const stored: StoredEvent[] = [];
  const log = createEventLog({
    add: (_searches, events) => void stored.push(...events),
  });
  const counting = createSearchApp({ events: log });
  const search = await counting.inject({
    method: 'POST',
    url: QUERIES,
    payload: JSON.stringify({ requests: [{ ...radio, clickAnalytics: true }] }),
  });
  const { queryID } = search.json().results[0];
  const answer = await counting.inject({
    method: 'POST',
    url: '/1/events?X-Algolia-Application-Id=SURVEYDOCS&X-Algolia-API-Key=public-search-key',
    payload: JSON.stringify({
      events: [
        {
          eventType: 'click',
          eventName: 'Item Selected',
          index: 'docs',
          userToken: 'anonymous-1234',
          objectIDs: ['/docs/intro'],
          positions: [2],
          queryID,
        },
      ],
    }),
  });
  expect(answer.json()).toEqual({ status: 200, message: 'OK' });
  log.flush();
  await counting.close();
  expect(stored).toEqual([
    {
      type: 'click',
      name: 'Item Selected',
      index: 'docs',
      query: 'radio',
      objectID: '/docs/intro',
      position: 2,
      reader: null,
      isFurther: null,
    },
  ]);
});

const from = (remoteAddress: string) => ({ remoteAddress });

test('each search of a batch counts, and so do the bytes of the answers', async () => {
  const limited = createSearchApp({ env: { RATE_LIMIT: '10' } });
  const ask = async (remoteAddress: string, requests: unknown[]) =>
    limited.inject({ method: 'POST', url: QUERIES, remoteAddress, payload: JSON.stringify({ requests }) });
  const six = Array.from({ length: 6 }, () => radio);
  expect((await ask('203.0.113.7', six)).statusCode).toBe(200);
  const refused = await ask('203.0.113.7', six);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  await limited.close();
  const heavy = createSearchApp({ env: { RATE_LIMIT: '2' }, records: longRecords(60) });
  const large = { indexName: 'docs', query: '', hitsPerPage: 60 };
  const statuses = [];
  for (let time = 0; time < 2; time++) {
    const { statusCode } = await heavy.inject({
      method: 'POST',
      url: QUERIES,
      ...from('203.0.113.9'),
      payload: JSON.stringify({ requests: [large] }),
    });
    statuses.push(statusCode);
  }
  expect(statuses).toEqual([200, 429]);
  await heavy.close();
});

test('an answer of more than a megabyte is refused with what to ask for instead, in one search and in a batch', async () => {
  const large = createSearchApp({ records: longRecords(400) });
  const ask = async (requests: unknown[]) =>
    large.inject({ method: 'POST', url: QUERIES, payload: JSON.stringify({ requests }) });
  const all = { indexName: 'docs', query: '', hitsPerPage: 1000 };
  const refused = await ask([all]);
  expect(refused.statusCode).toBe(400);
  expect(refused.json().message).toContain('hitsPerPage');
  const part = { ...all, hitsPerPage: 100 };
  expect((await ask([part])).statusCode).toBe(200);
  expect((await ask(Array.from({ length: 10 }, (_, page) => ({ ...part, page: page % 3 })))).statusCode).toBe(400);
  const few = await ask([
    { ...all, attributesToRetrieve: ['url'], attributesToHighlight: [], attributesToSnippet: [] },
  ]);
  expect(few.statusCode).toBe(200);
  expect(few.json().results[0].hits).toHaveLength(400);
  await large.close();
});

test.each(['highlightPreTag', 'highlightPostTag', 'snippetEllipsisText'])(
  'a %s of 65 signs is refused',
  async (name) => {
    const answer = await post(QUERIES, { requests: [{ ...radio, [name]: 'x'.repeat(65) }] });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toContain('at most 64');
  },
);

test('events are taken from pages of this site, of the sites that may search here, and from clients that are no pages', async () => {
  const stored: StoredEvent[] = [];
  const log = createEventLog({ add: (_searches, events) => void stored.push(...events) });
  const open = createSearchApp({ env: { CORS_ORIGINS: 'https://help.example.org' }, events: log });
  const send = async (headers: Record<string, string>) => {
    const event = { eventType: 'click', eventName: 'Item Selected', index: 'docs', objectIDs: ['/docs/intro'] };
    const answer = await open.inject({
      method: 'POST',
      url: `/1/events?${CREDENTIALS}`,
      headers: { host: 'docs.example.com', 'content-type': 'text/plain', ...headers },
      payload: JSON.stringify({ events: [event] }),
    });
    log.flush();
    return [answer.statusCode, stored.splice(0).length];
  };
  for (const origin of ['https://docs.example.com', 'https://help.example.org'])
    expect(await send({ origin })).toEqual([200, 1]);
  expect(await send({})).toEqual([200, 1]);
  for (const origin of ['https://elsewhere.example', 'https://docs.example.com.elsewhere.example', 'null'])
    expect(await send({ origin })).toEqual([403, 0]);
  await open.close();
});

test('few events a minute are kept of one address, and the rest is accepted all the same', async () => {
  const stored: StoredEvent[] = [];
  const log = createEventLog({ add: (_searches, events) => void stored.push(...events) });
  const counting = createSearchApp({ events: log });
  const event = { eventType: 'click', eventName: 'Item Selected', index: 'docs', objectIDs: ['/docs/intro'] };
  for (let request = 0; request < 3; request++) {
    const answer = await counting.inject({
      method: 'POST',
      url: `/1/events?${CREDENTIALS}`,
      ...from('203.0.113.7'),
      payload: JSON.stringify({ events: Array.from({ length: 50 }, () => event) }),
    });
    expect(answer.statusCode).toBe(200);
  }
  log.flush();
  await counting.close();
  expect(stored).toHaveLength(60);
});

/** Records with 4,000 characters of prose each. */
function longRecords(count: number): typeof fixtureRecords {
  const [first] = fixtureRecords;
  if (first === undefined) throw new Error('The fixture has no records.');
  return Array.from({ length: count }, (_, position) => ({
    ...first,
    objectID: `/docs/long#${position}`,
    content: 'word '.repeat(800),
    weight: { position },
  }));
}
