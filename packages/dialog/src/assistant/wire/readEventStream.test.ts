import type { UIMessageChunk } from 'ai';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readEventStream } from './readEventStream.ts';

const ANSWER = [
  { type: 'start', messageId: 'm' },
  { type: 'text-start', id: 't' },
  { type: 'text-delta', id: 't', delta: 'Zähle 1.200 — “so”\nnext' },
  { type: 'text-end', id: 't' },
  { type: 'finish' },
];

describe('an answer as server-sent events', () => {
  test('is read whole wherever the network cuts it, with heartbeats and either kind of line end', async () => {
    const events = ANSWER.map((chunk) => `: heartbeat\n\ndata: ${JSON.stringify(chunk)}\r\n\r\n`);
    const bytes = new TextEncoder().encode(`${events.join('')}data: [DONE]\n\n`);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 0, max: bytes.length })), async (cuts) => {
        expect(await readAll(cut(bytes, cuts))).toEqual(ANSWER);
      }),
      { numRuns: 60 },
    );
  });

  test('may have fields and events nobody knows', async () => {
    const strange = [
      { type: 'finish', usage: { tokens: 3 } },
      { type: 'novelty', value: 1 },
    ];
    expect(await readAll(streamOf(strange.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`).join('')))).toEqual(
      strange,
    );
  });

  test.each([
    ['half an event', 'data: {"type":"text-del'],
    ['no object', 'data: 7\n\n'],
    ['a text without a text', 'data: {"type":"text-delta","id":"t"}\n\n'],
    ['an error without words', 'data: {"type":"error"}\n\n'],
    ['a web page', 'data: <html>\n\n'],
  ])('that holds %s fails with a sentence for the reader', async (_, text) => {
    await expect(readAll(streamOf(text))).rejects.toThrow('The assistant sent something that cannot be read.');
  });
});

async function readAll(body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<readonly UIMessageChunk[]> {
  const chunks: UIMessageChunk[] = [];
  for await (const chunk of readEventStream(body)) chunks.push(chunk);
  return chunks;
}

function streamOf(text: string): ReadableStream<Uint8Array<ArrayBuffer>> {
  return cut(new TextEncoder().encode(text), []);
}

function cut(bytes: Uint8Array<ArrayBuffer>, cuts: readonly number[]): ReadableStream<Uint8Array<ArrayBuffer>> {
  const places = [0, ...cuts.toSorted((one, other) => one - other), bytes.length];
  return new ReadableStream({
    start(controller) {
      for (const [at, from] of places.slice(0, -1).entries()) controller.enqueue(bytes.slice(from, places[at + 1]));
      controller.close();
    },
  });
}
