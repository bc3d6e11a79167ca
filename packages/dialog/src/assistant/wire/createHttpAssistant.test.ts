import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { UIMessageChunk } from 'ai';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeSearchClient } from '../../../test/fakeSearchClient.ts';
import { createMemoryStorage } from '../../../test/memoryStorage.ts';
import type { AssistantConnection } from '../AssistantConnection.ts';
import { createHttpAssistant, type HttpAssistantOptions } from './createHttpAssistant.ts';

interface Seen {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** When the tests began, in seconds; tokens end so long after it. */
const START_S = Math.floor(Date.now() / 1000);

let server: Server | undefined;

beforeEach(() => {
  vi.stubGlobal('sessionStorage', createMemoryStorage());
});

afterEach(() => {
  vi.unstubAllGlobals();
  server?.closeAllConnections();
  server?.close();
});

describe('an assistant over HTTP', () => {
  test('gets a token, asks with it, and reads the answer', async () => {
    const { assistant, seen } = await serve(inTurn(token(600), answer('A quota limits responses.')));
    expect(await ask(assistant)).toBe('A quota limits responses.');
    expect(seen.map(({ path }) => path)).toEqual(['/chat/token', '/chat']);
    expect(seen[0]?.headers).toMatchObject({
      'x-algolia-assistant-id': 'survey-docs',
      'content-type': 'application/json',
    });
    expect(seen[0]?.body).toBe('');
    expect(seen[1]?.headers).toMatchObject({
      authorization: `TOKEN ${tokenFor(600)}`,
      'x-algolia-application-id': 'SURVEYDOCS',
      'x-algolia-api-key': 'public-search-key',
      'x-algolia-index-name': 'docs',
      'x-algolia-assistant-id': 'survey-docs',
    });
    expect(JSON.parse(seen[1]?.body ?? '')).toEqual({
      id: 'conversation',
      trigger: 'submit-message',
      messages: [{ id: 'q', role: 'user', parts: [{ type: 'text', text: 'What is a quota?' }] }],
      suggestedQuestionId: 'suggested-quotas',
    });
  });

  test('sends the reader’s token with a question to our own service only', async () => {
    vi.stubGlobal('localStorage', createMemoryStorage());
    const own = await serve(inTurn(token(600), answer('Yes.')), { sendsReaderToken: true });
    await ask(own.assistant);
    const { userToken } = JSON.parse(own.seen[1]?.body ?? '') as { userToken: string };
    expect(userToken).toMatch(/^reader-[\da-f]{32}$/);
    expect(localStorage.getItem('reader_token')).toBe(userToken);
    expect(own.seen[0]?.body).toBe('');
    server?.close();
    const other = await serve(inTurn(answer('Yes.')));
    await ask(other.assistant);
    expect(JSON.parse(other.seen[0]?.body ?? '')).not.toHaveProperty('userToken');
  });

  test('keeps a token while it is good, and two questions at once share one request for it', async () => {
    const { assistant, seen } = await serve((request, response) =>
      request.url === '/chat/token' ? token(600)(request, response) : answer('Yes.')(request, response),
    );
    await Promise.all([ask(assistant), ask(assistant)]);
    await ask(assistant);
    expect(seen.filter(({ path }) => path === '/chat/token')).toHaveLength(1);
  });

  test.each([
    ['has less than 30 seconds left', tokenFor(20)],
    ['has ended', tokenFor(-5)],
    ['cannot be read', 'nonsense.signature'],
    ['names no end', `${btoa('{}')}.signature`],
  ])('renews a token that %s', async (_, stored) => {
    sessionStorage.setItem('askai_token', stored);
    const { assistant, seen } = await serve(inTurn(token(600), answer('Yes.')));
    await ask(assistant);
    expect(seen.map(({ path }) => path)).toEqual(['/chat/token', '/chat']);
  });

  test.each([401, 403])('fetches a new token once when the service refuses the old one with %i', async (status) => {
    sessionStorage.setItem('askai_token', tokenFor(600));
    const { assistant, seen } = await serve(
      inTurn(refuse(status, 'AI-202 Your token has ended.'), token(900), answer('Yes.')),
    );
    expect(await ask(assistant)).toBe('Yes.');
    expect(seen.map(({ headers }) => headers.authorization)).toEqual([
      `TOKEN ${tokenFor(600)}`,
      undefined,
      `TOKEN ${tokenFor(900)}`,
    ]);
  });

  test('tells the reader when the new token is refused too', async () => {
    sessionStorage.setItem('askai_token', tokenFor(600));
    const { assistant, seen } = await serve(
      inTurn(refuse(401, 'AI-202 Sign in.'), token(900), refuse(401, 'AI-202 Sign in.')),
    );
    await expect(ask(assistant)).rejects.toThrow('AI-202 Sign in.');
    expect(seen).toHaveLength(3);
  });

  test('shows the words of a refusal, but no page, no JSON and no dump', async () => {
    const { assistant } = await serve(
      inTurn(
        token(600),
        refuse(429, 'AI-205 Too many questions. Try again in a minute.'),
        refuse(502, '<html>Bad gateway</html>'),
        refuse(500, `{"stack":"${'x'.repeat(900)}"}`),
      ),
    );
    await expect(ask(assistant)).rejects.toThrow('AI-205 Too many questions. Try again in a minute.');
    await expect(ask(assistant)).rejects.toThrow('The assistant could not answer.');
    await expect(ask(assistant)).rejects.toThrow('The assistant could not answer.');
  });

  test('says so when it cannot be reached', async () => {
    const assistant = connect('http://127.0.0.1:1');
    await expect(ask(assistant)).rejects.toThrow('The assistant cannot be reached.');
  });

  test('stops the request when the reader stops', async () => {
    let isClosed = false;
    const { assistant } = await serve((request, response) => {
      if (request.url === '/chat/token') {
        token(600)(request, response);
        return;
      }
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: {"type":"start"}\n\n');
      response.on('close', () => {
        isClosed = true;
      });
    });
    const controller = new AbortController();
    const stream = await assistant.transport.sendMessages(question(controller.signal));
    const reader = stream.getReader();
    await reader.read();
    controller.abort();
    await expect(reader.read()).rejects.toThrow();
    await expect.poll(() => isClosed).toBe(true);
  });

  test('sends likes and dislikes of an answer', async () => {
    const { assistant, seen } = await serve((request, response) =>
      request.url === '/chat/token' ? token(600)(request, response) : response.writeHead(204).end(),
    );
    await assistant.sendFeedback('answer-1', 'like');
    await assistant.sendFeedback('answer-2', 'dislike');
    expect(seen.filter(({ path }) => path === '/chat/feedback').map(({ body }) => JSON.parse(body))).toEqual([
      { appId: 'SURVEYDOCS', messageId: 'answer-1', thumbs: 1 },
      { appId: 'SURVEYDOCS', messageId: 'answer-2', thumbs: 0 },
    ]);
  });

  test.each([
    ['a sign-in page of the network', 'text/html', '<html>Welcome to our Wi-Fi</html>'],
    ['nothing at all', undefined, ''],
    ['an empty JSON object', 'application/json', '{}'],
  ])('says that it cannot be reached when %s answers in its place', async (_, type, body) => {
    const foreign: Answer = (__, response) =>
      response.writeHead(200, type === undefined ? {} : { 'content-type': type }).end(body);
    const { assistant } = await serve(inTurn(token(600), foreign));
    await expect(ask(assistant)).rejects.toThrow('The assistant cannot be reached.');
  });

  test('passes on what the service says when it gives no token', async () => {
    const { assistant } = await serve(
      inTurn(refuse(429, '{"success":false,"message":"AI-205 Too many requests. Please wait a minute."}')),
    );
    await expect(ask(assistant)).rejects.toThrow('AI-205 Too many requests. Please wait a minute.');
  });

  test('passes on how long to wait before the next rating', async () => {
    const { assistant } = await serve(
      inTurn(token(600), refuse(429, '{"success":false,"message":"AI-205 Too many ratings. Please wait a minute."}')),
    );
    await expect(assistant.sendFeedback('answer', 'like')).rejects.toThrow('AI-205 Too many ratings.');
  });

  test('a rating that is not accepted fails with a sentence', async () => {
    const { assistant } = await serve(inTurn(token(600), refuse(500, 'AI-207')));
    await expect(assistant.sendFeedback('answer', 'like')).rejects.toThrow('Failed, try again later');
  });
});

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

async function serve(
  answerRequest: Answer,
  more: Partial<HttpAssistantOptions> = {},
): Promise<{ readonly assistant: AssistantConnection; readonly seen: Seen[] }> {
  const seen: Seen[] = [];
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    seen.push({ path: request.url ?? '', headers: request.headers, body });
    answerRequest(request, response);
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const place = server.address();
  const port = typeof place === 'object' ? place?.port : '';
  return { assistant: connect(`http://127.0.0.1:${port}`, more), seen };
}

function connect(host: string, more: Partial<HttpAssistantOptions> = {}): AssistantConnection {
  return createHttpAssistant({
    ...more,
    host,
    assistantId: 'survey-docs',
    appId: 'SURVEYDOCS',
    apiKey: 'public-search-key',
    indexName: 'docs',
    client: createFakeSearchClient(),
  });
}

function inTurn(...answers: readonly Answer[]): Answer {
  let at = 0;
  return (request, response) => answers[at++]?.(request, response);
}

function token(seconds: number): Answer {
  return (_, response) => response.end(JSON.stringify({ token: tokenFor(seconds), success: true }));
}

function tokenFor(seconds: number): string {
  return `${btoa(JSON.stringify({ exp: START_S + seconds }))}.signature`;
}

function refuse(status: number, text: string): Answer {
  return (_, response) => response.writeHead(status).end(text);
}

function answer(text: string): Answer {
  const chunks = [
    { type: 'text-start', id: 't' },
    { type: 'text-delta', id: 't', delta: text },
    { type: 'text-end', id: 't' },
  ];
  return (_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/event-stream' })
      .end(chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`).join(''));
}

function question(abortSignal?: AbortSignal): Parameters<AssistantConnection['transport']['sendMessages']>[0] {
  return {
    trigger: 'submit-message',
    chatId: 'conversation',
    messageId: undefined,
    messages: [{ id: 'q', role: 'user', parts: [{ type: 'text', text: 'What is a quota?' }] }],
    abortSignal,
    body: { suggestedQuestionId: 'suggested-quotas' },
  };
}

async function chunksOf(assistant: AssistantConnection): Promise<readonly UIMessageChunk[]> {
  const chunks: UIMessageChunk[] = [];
  for await (const chunk of await assistant.transport.sendMessages(question())) chunks.push(chunk);
  return chunks;
}

async function ask(assistant: AssistantConnection): Promise<string> {
  const chunks = await chunksOf(assistant);
  return chunks.map((chunk) => (chunk.type === 'text-delta' ? chunk.delta : '')).join('');
}
