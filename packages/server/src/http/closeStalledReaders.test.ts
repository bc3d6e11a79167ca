import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { closeStalledReaders, type StalledReaderOptions } from './closeStalledReaders.ts';

/** More than the system keeps on its own for a connection. */
const LARGE = Buffer.alloc(24 * 1024 * 1024, 'a');

let app: FastifyInstance;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

/** A server whose answers are large, and the number of answers it began. */
async function serve(options: StalledReaderOptions): Promise<{ port: number; begun: () => number }> {
  let begun = 0;
  app = fastify();
  closeStalledReaders(app, options);
  app.get('/large', async (_request, reply) => {
    begun++;
    return reply.send(LARGE);
  });
  app.get('/late', async () => {
    await delay(300);
    return 'here';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { port: (app.server.address() as AddressInfo).port, begun: () => begun };
}

/** A connection that sends requests and reads nothing until told to. */
function ask(port: number, path: string, times = 1): Socket {
  const socket = connect({ port, host: '127.0.0.1' }).on('error', () => undefined);
  sockets.push(socket.pause());
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(times));
  return socket;
}

const openConnections = () =>
  new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));

async function connectionsAre(isWanted: (count: number) => boolean): Promise<void> {
  while (!isWanted(await openConnections())) await delay(10);
}

test('a reader who takes nothing of an answer is closed', async () => {
  const { port, begun } = await serve({ stallMs: 200 });
  ask(port, '/large');
  while (begun() === 0) await delay(10);
  await connectionsAre((count) => count === 0);
});

test('a slow reader who goes on reading gets the whole answer', async () => {
  const { port } = await serve({ stallMs: 1000 });
  const socket = ask(port, '/large');
  let bytes = 0;
  for await (const part of socket) {
    bytes += (part as Buffer).length;
    await delay(2);
    if (bytes > LARGE.length) break;
  }
  expect(bytes).toBeGreaterThan(LARGE.length);
});

test('an answer that takes long to make is waited for', async () => {
  const { port } = await serve({ stallMs: 100 });
  const socket = ask(port, '/late');
  socket.resume();
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toContain('here');
});

test('when too much waits, those who wait longest are closed, and others go on', async () => {
  const { port, begun } = await serve({ stallMs: 60_000, maxWaitingBytes: 2.5 * LARGE.length, intervalMs: 20 });
  for (let reader = 1; reader <= 6; reader++) {
    ask(port, '/large');
    while (begun() < reader) await delay(5);
  }
  await connectionsAre((count) => count <= 3);
  const last = ask(port, '/late').resume();
  expect(((await once(last, 'data')) as [Buffer])[0].toString()).toContain('200 OK');
});

test('a connection that asks for many answers at once without reading is closed', async () => {
  const { port, begun } = await serve({ maxPipelined: 4 });
  ask(port, '/large', 100);
  while (begun() === 0) await delay(5);
  await connectionsAre((count) => count === 0);
  expect(begun()).toBeLessThanOrEqual(5);
});

test('a connection that asks again and again is watched once', async () => {
  const { port } = await serve({});
  const [watched] = await Promise.all([
    once(app.server, 'connection').then(([socket]) => socket as Socket),
    fetch(`http://127.0.0.1:${port}/late`).then((answer) => answer.text()),
  ]);
  const before = watched.listenerCount('close');
  await fetch(`http://127.0.0.1:${port}/late`).then((answer) => answer.text());
  await fetch(`http://127.0.0.1:${port}/late`).then((answer) => answer.text());
  expect(watched.listenerCount('close')).toBe(before);
});
