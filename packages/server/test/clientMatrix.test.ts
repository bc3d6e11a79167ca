import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import * as ai7 from 'ai';
import * as ai5 from 'ai-5';
import * as ai6 from 'ai-6';
import { algoliasearch } from 'algoliasearch';
import { liteClient } from 'algoliasearch/lite';
import algoliasearch4 from 'algoliasearch-4';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFixtureAnswerer } from '../../answers/test/createFixtureAnswerer.ts';
import { createChatClient, ORIGIN } from './createChatClient.ts';
import { startSearchServer } from './startSearchServer.ts';

/** What a client can do with our server; a check throws when it cannot. */
type Features = Readonly<Record<string, () => Promise<void>>>;

const chat = createChatClient({ source: createFixtureAnswerer(), env: { CORS_ORIGINS: ORIGIN } });
let app: FastifyInstance;
let port: number;
/** One for all: they are limited. */
let token: string | undefined;
beforeAll(async () => {
  ({ app, port } = await startSearchServer());
  await chat.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await Promise.all([app.close(), chat.app.close()]);
});

const hosts = () => [{ url: `127.0.0.1:${port}`, protocol: 'http', accept: 'readWrite' }] as const;
const LONG_QUERY = `radio ${'button '.repeat(200)}`;

/** The names as docs/clients.md has them, with the folder each is installed in. */
const CLIENTS: Readonly<Record<string, { folder: string; features: Features }>> = {
  'algoliasearch (lite)': { folder: 'algoliasearch', features: lite() },
  algoliasearch: { folder: 'algoliasearch', features: full() },
  'algoliasearch 4': { folder: 'algoliasearch-4', features: four() },
  'ai (useChat)': { folder: 'ai', features: transport(ai7) },
  'ai 6 (useChat)': { folder: 'ai-6', features: transport(ai6) },
  'ai 5 (useChat)': { folder: 'ai-5', features: transport(ai5) },
};

describe.each(Object.entries(CLIENTS))('the unmodified client %s', (_, { features }) => {
  test.each(Object.entries(features))('%s', async (__, check) => check());
});

test('docs/clients.md names the versions that are tested, and every feature', async () => {
  const document = await readFile(new URL('../../../docs/clients.md', import.meta.url), 'utf8');
  for (const [name, { folder, features }] of Object.entries(CLIENTS)) {
    const { version } = createRequire(import.meta.url)(`../../../node_modules/${folder}/package.json`);
    const row = document.split('\n').find((line) => line.startsWith(`| ${name} |`)) ?? '';
    expect(row, `a row of docs/clients.md begins with "| ${name} |"`).toContain(`| ${version} |`);
    for (const feature of Object.keys(features)) expect(row).toContain(feature);
  }
});

function lite(): Features {
  const client = () => liteClient('SURVEYDOCS', 'public-search-key', { hosts: [...hosts()] });
  const first = async (request: object) => {
    const { results } = await client().searchForHits({ requests: [{ indexName: 'docs', query: 'radio', ...request }] });
    return results[0];
  };
  return {
    'several searches at once': async () => {
      const requests = ['docs', 'survey-builder'].map((indexName) => ({ indexName, query: 'radio' }));
      const { results } = await client().searchForHits({ requests });
      expect(results.map(({ index }) => index)).toEqual(['docs', 'survey-builder']);
    },
    'filters and facets': async () => {
      const result = await first({ query: '', facetFilters: [['platform:web']], facets: ['platform'] });
      expect(result?.facets).toEqual({ platform: { web: 1 } });
    },
    'hits by offset': async () => {
      expect(await first({ query: '', offset: 1, length: 2 })).toMatchObject({ offset: 1, length: 2, nbHits: 6 });
    },
    '1,000 hits': async () => {
      expect(await first({ query: '', hitsPerPage: 1000 })).toMatchObject({ hitsPerPage: 1000 });
    },
    'queries of any length': async () => {
      expect((await first({ query: LONG_QUERY }))?.query).toHaveLength(512);
    },
    'refusals as ApiError': async () => {
      const stranger = liteClient('SURVEYDOCS', 'wrong', { hosts: [...hosts()] });
      const search = stranger.searchForHits({ requests: [{ indexName: 'docs', query: 'radio' }] });
      await expect(search).rejects.toMatchObject({ name: 'ApiError', status: 403 });
    },
  };
}

function full(): Features {
  const client = () => algoliasearch('SURVEYDOCS', 'public-search-key', { hosts: [...hosts()] });
  return {
    'one index': async () => {
      const search = { indexName: 'docs', searchParams: { query: 'radio' } };
      expect((await client().searchSingleIndex(search)).nbHits).toBeGreaterThan(0);
    },
    'facet values': async () => {
      const search = {
        indexName: 'docs',
        facetName: 'platform',
        searchForFacetValuesRequest: { facetQuery: 'we' },
      };
      expect((await client().searchForFacetValues(search)).facetHits).toMatchObject([{ value: 'web', count: 1 }]);
    },
    events: async () => {
      const insights = client().initInsights({ options: { hosts: [...hosts()] } });
      const event = {
        eventType: 'click',
        eventName: 'Item Selected',
        index: 'docs',
        userToken: 'anonymous-1',
      } as const;
      await insights.pushEvents({ events: [{ ...event, objectIDs: ['/docs/intro'] }] });
    },
  };
}

function four(): Features {
  // Its own number for a host that takes searches.
  const host = () => ({ url: `127.0.0.1:${port}`, protocol: 'http', accept: 3 }) as const;
  const connect = algoliasearch4 as unknown as typeof algoliasearch4.default;
  const client = () => connect('SURVEYDOCS', 'public-search-key', { hosts: [host()] });
  return {
    'one index': async () => {
      expect((await client().initIndex('docs').search('radio')).nbHits).toBeGreaterThan(0);
    },
    'several searches at once': async () => {
      const queries = ['radio', 'survey'].map((query) => ({ indexName: 'docs', query }));
      expect((await client().multipleQueries(queries)).results).toHaveLength(2);
    },
    'facet values': async () => {
      const { facetHits } = await client().initIndex('docs').searchForFacetValues('platform', 'we');
      expect(facetHits).toMatchObject([{ value: 'web', count: 1 }]);
    },
    'queries of any length': async () => {
      expect((await client().initIndex('docs').search(LONG_QUERY)).query).toHaveLength(512);
    },
  };
}

/** As `useChat` of the same generation uses it: a transport, and the reader of its stream. */
function transport(generation: object): Features {
  const { DefaultChatTransport, readUIMessageStream } = generation as Pick<
    typeof ai7,
    'DefaultChatTransport' | 'readUIMessageStream'
  >;
  const connect = async (authorization?: string) => {
    const { port: own } = chat.app.server.address() as AddressInfo;
    token ??= await chat.fetchToken();
    const headers = { authorization: authorization ?? `TOKEN ${token}`, origin: ORIGIN };
    return new DefaultChatTransport({ api: `http://127.0.0.1:${own}/chat`, headers });
  };
  const question = (text: string, earlier: readonly ai7.UIMessage[] = []) => ({
    trigger: 'submit-message' as const,
    chatId: 'conversation',
    messageId: undefined,
    messages: [...earlier, { id: text, role: 'user' as const, parts: [{ type: 'text' as const, text }] }],
    abortSignal: undefined,
  });
  const answerTo = async (...asked: Parameters<typeof question>) => {
    const request = question(...asked);
    const stream = await (await connect()).sendMessages(request);
    let answer: ai7.UIMessage = { id: '', role: 'assistant', parts: [] };
    for await (const message of readUIMessageStream({ stream })) answer = message;
    return { messages: request.messages, answer };
  };
  return {
    questions: async () => {
      const { answer } = await answerTo('How do I set a quota?');
      expect(answer.parts.map(({ type }) => type)).toEqual(expect.arrayContaining(['tool-searchIndex', 'text']));
    },
    'follow-ups': async () => {
      const { messages, answer } = await answerTo('How do I set a quota?');
      const next = await answerTo('And what are the limits?', [...messages, answer]);
      expect(next.answer.parts.some(({ type }) => type === 'text')).toBe(true);
    },
    'errors as sentences': async () => {
      const refused = await connect('TOKEN forged');
      await expect(refused.sendMessages(question('How do I set a quota?'))).rejects.toThrow(/^AI-202 /);
    },
    resume: async () => {
      expect(await (await connect()).reconnectToStream({ chatId: 'conversation' })).toBeNull();
    },
  };
}
