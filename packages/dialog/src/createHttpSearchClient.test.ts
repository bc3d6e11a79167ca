import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '../test/memoryStorage.ts';
import { createHttpSearchClient } from './createHttpSearchClient.ts';

const requests = [{ query: 'radio', indexName: 'docs' }];
const emptyAnswer = JSON.stringify({ results: [{ hits: [], nbHits: 0, index: 'docs' }] });
let servers: Server[] = [];

afterEach(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  servers = [];
});

describe('the search client over HTTP', () => {
  test('sends credentials in the address and plain text, so that browsers ask no preflight', async () => {
    const seen: { url?: string; type?: string; body?: string } = {};
    const host = await serve(async (request, response) => {
      seen.url = request.url ?? '';
      seen.type = request.headers['content-type'] ?? '';
      seen.body = '';
      for await (const chunk of request) seen.body += String(chunk);
      response.end(emptyAnswer);
    });
    await search(host);
    expect(seen.url).toMatch(/^\/1\/indexes\/\*\/queries\?/);
    expect(Object.fromEntries(new URL(seen.url ?? '', host).searchParams)).toMatchObject({
      'x-algolia-api-key': 'public-search-key',
      'x-algolia-application-id': 'SURVEYDOCS',
    });
    expect(seen.type).toMatch(/^text\/plain/);
    expect(JSON.parse(seen.body ?? '')).toEqual({ requests });
  });

  test('sends the reader’s token where our own service keeps searches, and makes it with the first search', async () => {
    vi.stubGlobal('localStorage', createMemoryStorage());
    const bodies: string[] = [];
    const host = await serve(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      bodies.push(body);
      response.end(emptyAnswer);
    });
    const signal = new AbortController().signal;
    await clientOf(host).search(requests, { signal });
    expect(localStorage.length).toBe(0);
    const own = createHttpSearchClient({ host, appId: 'A', apiKey: 'k', sendsReaderToken: true });
    await own.search([{ query: '', indexName: 'questions' }], { signal });
    expect(localStorage.length).toBe(0);
    await own.search(requests, { signal });
    await own.search([{ query: 'quota', indexName: 'docs' }], { signal });
    const [none, empty, first, second] = bodies.map((body) => (JSON.parse(body) as { userToken?: string }).userToken);
    expect([none, empty]).toEqual([undefined, undefined]);
    expect(first).toMatch(/^reader-[\da-f]{32}$/);
    expect(second).toBe(first);
    vi.unstubAllGlobals();
  });

  test('answers an equal search from memory, so that deleting a letter is instant', async () => {
    let count = 0;
    const host = await serve((_, response) => {
      count += 1;
      response.end(emptyAnswer);
    });
    const client = clientOf(host);
    await client.search(requests, { signal: new AbortController().signal });
    await client.search(requests, { signal: new AbortController().signal });
    expect(count).toBe(1);
  });

  test('a wrong key is a refusal and says what the service said', async () => {
    const host = await serve((_, response) =>
      response.writeHead(403).end('{"message":"Invalid API key","status":403}'),
    );
    await expect(search(host)).rejects.toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('Invalid API key'),
    });
  });

  test('a refusal for too many searches carries the sentence that says how long to wait', async () => {
    const host = await serve((_, response) =>
      response.writeHead(429).end('{"message":"Too many requests. Please try again in 1 minute.","status":429}'),
    );
    await expect(search(host)).rejects.toMatchObject({
      kind: 'refused',
      sentence: 'Too many requests. Please try again in 1 minute.',
    });
  });

  test('a broken service counts as unreachable', async () => {
    const host = await serve((_, response) => response.writeHead(503).end('down'));
    await expect(search(host)).rejects.toMatchObject({ kind: 'unreachable' });
  });

  test('a service that is not there counts as unreachable', async () => {
    await expect(search('http://127.0.0.1:1')).rejects.toMatchObject({ kind: 'unreachable' });
  });

  test.each(['<html>', '{}', '{"results":[]}', '{"results":[{"hits":{}}]}', 'null'])(
    'an answer that is none counts as unreachable: %s',
    async (body) => {
      const host = await serve((_, response) => response.end(body));
      await expect(search(host)).rejects.toMatchObject({ kind: 'unreachable' });
    },
  );

  test('a service that does not answer in time counts as unreachable', async () => {
    const host = await serve(() => {});
    const client = createHttpSearchClient({ host, appId: 'SURVEYDOCS', apiKey: 'public-search-key', timeoutMs: 50 });
    await expect(client.search(requests, { signal: new AbortController().signal })).rejects.toMatchObject({
      kind: 'unreachable',
      message: 'The search service cannot be reached (no answer within 50 ms).',
    });
  });

  test('where one host fails the next is asked, and asked first from then on', async () => {
    let failures = 0;
    const down = await serve((_, response) => {
      failures += 1;
      response.writeHead(503).end('down');
    });
    const copy = await serve((_, response) => response.end(emptyAnswer));
    const client = clientOf(down, ['http://127.0.0.1:1', copy]);
    const { signal } = new AbortController();
    expect(await client.search(requests, { signal })).toHaveLength(1);
    expect(await client.search([{ query: 'quota', indexName: 'docs' }], { signal })).toHaveLength(1);
    expect(failures).toBe(1);
  });

  test('where all hosts fail the last failure is told, and each is asked again with the next search', async () => {
    let failures = 0;
    const down = await serve((_, response) => {
      failures += 1;
      response.writeHead(503).end('down');
    });
    const client = clientOf(down, ['http://127.0.0.1:1']);
    for (const asked of [1, 2]) {
      await expect(client.search(requests, { signal: new AbortController().signal })).rejects.toMatchObject({
        kind: 'unreachable',
      });
      expect(failures).toBe(asked);
    }
  });

  test('a refusal is no reason to ask another host', async () => {
    let copies = 0;
    const refusing = await serve((_, response) => response.writeHead(403).end('{"message":"Invalid API key"}'));
    const copy = await serve((_, response) => {
      copies += 1;
      response.end(emptyAnswer);
    });
    const search = clientOf(refusing, [copy]).search(requests, { signal: new AbortController().signal });
    await expect(search).rejects.toMatchObject({ kind: 'refused' });
    expect(copies).toBe(0);
  });

  test('an aborted search ends at once and is no failure of the service', async () => {
    const host = await serve(() => {});
    const controller = new AbortController();
    const search = clientOf(host).search(requests, { signal: controller.signal });
    controller.abort();
    await expect(search).rejects.toMatchObject({ name: 'AbortError' });
  });
});

function search(host: string) {
  return clientOf(host).search(requests, { signal: new AbortController().signal });
}

function clientOf(host: string, otherHosts: readonly string[] = []) {
  return createHttpSearchClient({ host, otherHosts, appId: 'SURVEYDOCS', apiKey: 'public-search-key' });
}

async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const opened = createServer(answer);
  servers.push(opened);
  await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve));
  const address = opened.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}
