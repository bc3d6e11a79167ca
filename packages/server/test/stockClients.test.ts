import { algoliasearch } from 'algoliasearch';
import { liteClient } from 'algoliasearch/lite';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSearchServer } from './startSearchServer.ts';

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  ({ app, port } = await startSearchServer());
});
afterAll(() => app.close());

const connect = (apiKey = 'public-search-key') =>
  liteClient('SURVEYDOCS', apiKey, { hosts: [{ url: `127.0.0.1:${port}`, protocol: 'http', accept: 'readWrite' }] });

test('the unmodified algoliasearch client finds what it asks for', async () => {
  const { results } = await connect().search({
    requests: [
      { indexName: 'docs', query: 'radio', hitsPerPage: 2, clickAnalytics: true, attributesToSnippet: ['content:15'] },
    ],
  });
  const [result] = results;
  expect(result).toMatchObject({ index: 'docs', query: 'radio', hitsPerPage: 2, page: 0, queryID: expect.any(String) });
  expect(result && 'hits' in result && result.hits).toHaveLength(2);
});

test('the unmodified algoliasearch client reports a wrong key at once, with our message', async () => {
  await expect(
    connect('wrong').searchForHits({ requests: [{ indexName: 'docs', query: 'radio' }] }),
  ).rejects.toMatchObject({
    name: 'ApiError',
    status: 403,
    message: 'Invalid Application-ID or API key',
  });
});

test('the unmodified algoliasearch client reports a missing index at once, with our message', async () => {
  await expect(connect().searchForHits({ requests: [{ indexName: 'nowhere', query: 'radio' }] })).rejects.toMatchObject(
    {
      name: 'ApiError',
      status: 404,
      message: 'Index nowhere does not exist',
    },
  );
});

test('the unmodified algoliasearch client delivers its events', async () => {
  const insights = algoliasearch('SURVEYDOCS', 'public-search-key').initInsights({
    options: { hosts: [{ url: `127.0.0.1:${port}`, protocol: 'http', accept: 'readWrite' }] },
  });
  const event = { eventName: 'Item Selected', index: 'docs', userToken: 'anonymous-1', objectIDs: ['/docs/intro'] };
  expect(await insights.pushEvents({ events: [{ ...event, eventType: 'click' }] })).toMatchObject({ status: 200 });
});
