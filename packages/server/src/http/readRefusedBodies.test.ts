import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { readRefusedBodies } from './readRefusedBodies.ts';

const MEGABYTE = 1024 * 1024;

/** Sends a body piece by piece, each when the one before has left, and reads nothing before the last is sent. */
async function sendSlowly(headers: string, pieces: readonly string[]): Promise<string> {
  const app = fastify({ bodyLimit: 1024 });
  readRefusedBodies(app);
  app.post('/', async () => 'taken');
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  // What fails is told to whoever writes.
  socket.on('error', () => {});
  socket.write(`POST / HTTP/1.1\r\nHost: docs\r\nContent-Type: application/json\r\n${headers}\r\n\r\n`);
  for (const piece of pieces)
    await new Promise<void>((sent, failed) => socket.write(piece, (e) => (e ? failed(e) : sent())));
  const [answer] = await once(socket.setEncoding('utf8'), 'data');
  socket.destroy();
  return answer;
}

const pieces = Array.from({ length: 64 }, () => 'a'.repeat(MEGABYTE / 16));

test('who sends four megabytes to the end reads why they were refused', async () => {
  expect(await sendSlowly(`Content-Length: ${4 * MEGABYTE}`, pieces)).toContain('413');
});

test('who sends them in chunks does, too', async () => {
  const chunks = pieces.map((piece) => `${piece.length.toString(16)}\r\n${piece}\r\n`);
  expect(await sendSlowly('Transfer-Encoding: chunked', [...chunks, '0\r\n\r\n'])).toContain('413');
});

test('who never ends is cut off', async () => {
  const endless = Array.from({ length: 16 * 32 }, () => pieces[0] as string);
  await expect(sendSlowly(`Content-Length: ${64 * MEGABYTE}`, endless)).rejects.toThrow('write');
});
