import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { AnswerChunk } from '@feedback-docs/protocol';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import type { AnswerSource } from '../src/assistant/AnswerSource.ts';
import { MAX_BUFFERED_BYTES, type StreamOptions, streamAnswer } from '../src/assistant/stream/streamAnswer.ts';
import { createChatClient, ORIGIN, questionBody } from './createChatClient.ts';
import { fixedAnswer } from './createTestAssistant.ts';
import { TIMED } from './timed.ts';

const open: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of open.splice(0)) await app.close();
});

async function listen(source: AnswerSource) {
  const client = createChatClient({ source, env: { CORS_ORIGINS: ORIGIN } });
  open.push(client.app);
  await client.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = client.app.server.address() as AddressInfo;
  const token = await client.fetchToken();
  const ask = (signal?: AbortSignal) =>
    fetch(`http://127.0.0.1:${port}/chat`, {
      method: 'POST',
      headers: { authorization: `TOKEN ${token}`, origin: ORIGIN },
      body: JSON.stringify(questionBody('How do I set a quota?')),
      ...(signal && { signal }),
    });
  return { ...client, port, token, ask };
}

/** A source that says when it was told to stop, and otherwise never ends. */
function endless(onAbort: () => void): AnswerSource {
  return {
    async *answer({ signal, messageId }) {
      signal.addEventListener('abort', onAbort);
      yield { type: 'start', messageId };
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      return 'answered';
    },
  };
}

test(
  'when the reader leaves, the source is told within 250 ms, and the question counts as stopped',
  TIMED,
  async () => {
    const told = Promise.withResolvers<number>();
    const { ask, assistant } = await listen(endless(() => told.resolve(performance.now())));
    const leaving = new AbortController();
    const { body } = await ask(leaving.signal);
    await body?.getReader().read();
    const left = performance.now();
    leaving.abort();
    expect((await told.promise) - left).toBeLessThan(250);
    await vi.waitFor(() => expect(assistant.asked.map(({ outcome }) => outcome)).toEqual(['stopped']));
  },
);

test('a reader who leaves while the source is busy and hears nothing is still counted at once', async () => {
  const { ask, assistant } = await listen({
    async *answer({ messageId }) {
      yield { type: 'start', messageId };
      await delay(10_000, undefined, { ref: false });
      return 'answered';
    },
  });
  const leaving = new AbortController();
  const { body } = await ask(leaving.signal);
  await body?.getReader().read();
  leaving.abort();
  await vi.waitFor(() => expect(assistant.asked).toHaveLength(1), 1000);
});

test('a connection that breaks before its question is whole takes nothing down', async () => {
  const { port, token, ask } = await listen(fixedAnswer('Still here.'));
  const half: Socket = connect(port, '127.0.0.1');
  half.write(
    `POST /chat HTTP/1.1\r\nHost: localhost\r\nauthorization: TOKEN ${token}\r\ncontent-length: 500\r\n\r\n{"mess`,
  );
  await delay(50);
  half.resetAndDestroy();
  expect(await (await ask()).text()).toContain('Still here.');
});

test.each(['at once', 'in pieces'])(
  'a megabyte that comes %s is refused with a sentence before it is read',
  async (how) => {
    const { port, token } = await listen(fixedAnswer('Never said.'));
    const megabyte = JSON.stringify(questionBody('a'.repeat(1_000_000)));
    const answer = await fetch(`http://127.0.0.1:${port}/chat`, {
      method: 'POST',
      headers: { authorization: `TOKEN ${token}`, origin: ORIGIN },
      body: how === 'at once' ? megabyte : new Blob([megabyte]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(413);
    expect(await answer.text()).toMatch(/^AI-217 This conversation is too long/);
  },
);

test('connections that never send their question leave room for those who do', async () => {
  const { port, token, ask } = await listen(fixedAnswer('Still here.'));
  const silent = Array.from({ length: 50 }, () => {
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST /chat HTTP/1.1\r\nHost: localhost\r\nauthorization: TOKEN ${token}\r\ncontent-length: 9\r\n\r\n`,
    );
    return socket;
  });
  expect(await (await ask()).text()).toContain('Still here.');
  for (const socket of silent) socket.destroy();
});

/** Runs a stream over a bare connection whose reader takes nothing until it is told to. */
async function streamToSleeper(options: Omit<StreamOptions<string>, 'response'>) {
  const { createServer } = await import('node:http');
  const ended = Promise.withResolvers<string>();
  let most = 0;
  const server = createServer((_request, response) => {
    response.writeHead(200);
    const start: StreamOptions<string>['start'] = async function* (signal) {
      for await (const chunk of options.start(signal)) {
        most = Math.max(most, response.writableLength);
        yield chunk;
      }
      return 'answered';
    };
    streamAnswer({ ...options, start, response }).then(ended.resolve);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const reader = connect((server.address() as AddressInfo).port, '127.0.0.1');
  reader.on('error', () => undefined);
  reader.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  return { reader, ended: ended.promise, mostBuffered: () => most, close: () => server.close() };
}

const text = (length: number): AnswerChunk => ({ type: 'text-delta', id: 'text-1', delta: 'x'.repeat(length) });

test('a reader who takes nothing holds the source back, never has 256 KiB waiting, and is cut off', async () => {
  let made = 0;
  const { reader, ended, mostBuffered, close } = await streamToSleeper({
    idleTimeoutMs: 300,
    async *start() {
      for (;;) {
        made++;
        yield text(10_000);
      }
    },
  });
  reader.pause();
  expect(await ended).toBe('stopped');
  expect(mostBuffered()).toBeLessThanOrEqual(MAX_BUFFERED_BYTES);
  // What the system's own buffers took, and no more.
  expect(made).toBeLessThan(2000);
  close();
});

test('one event that is larger than what may wait is not sent to a reader who takes nothing', async () => {
  const { reader, ended, close } = await streamToSleeper({
    idleTimeoutMs: 5000,
    async *start() {
      for (;;) yield text(3_000_000);
    },
  });
  reader.pause();
  expect(await ended).toBe('stopped');
  close();
});

test('nothing of an answer stays in memory once it has ended', async () => {
  const held = await streamOnce();
  await vi.waitFor(() => {
    collectGarbage();
    // The claim and not the chunk, which a failed expectation would hold.
    expect(held.deref() === undefined).toBe(true);
  }, 10_000);
});

/** Streams one answer to its end; what it gives refers to a chunk of that answer. */
async function streamOnce(): Promise<WeakRef<AnswerChunk>> {
  const chunk = text(10);
  const held = new WeakRef(chunk);
  const { reader, ended, close } = await streamToSleeper({
    async *start() {
      yield chunk;
      return 'answered';
    },
  });
  reader.resume();
  expect(await ended).toBe('answered');
  reader.destroy();
  close();
  return held;
}

/** Not a part of the language, but the only way to see what is still held. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

test('an answer that takes longer than its time ends with a sentence, and signs of life come while it is thought about', async () => {
  const { reader, ended, close } = await streamToSleeper({
    longestMs: 250,
    heartbeatMs: 50,
    async *start(signal) {
      yield { type: 'start' };
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      return 'answered';
    },
  });
  let received = '';
  reader.setEncoding('utf8').on('data', (part) => {
    received += part;
  });
  expect(await ended).toBe('failed');
  await vi.waitFor(() => expect(received).toContain('[DONE]'));
  expect(received).toMatch(/: waiting\n\n[\s\S]*"type":"error","errorText":"AI-208 [\s\S]*data: \[DONE\]/);
  reader.destroy();
  close();
});
