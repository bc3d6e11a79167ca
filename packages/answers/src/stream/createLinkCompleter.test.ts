import type { AnswerChunk } from '@feedback-docs/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLinkCompleter, withoutCompletion } from './createLinkCompleter.ts';

const toAddress = (path: string) => (path.startsWith('/') ? `https://docs.test${path}` : path);

const TEXT =
  'See [Quotas](/docs/quotas#soft) and [Export](/docs/export), [home](https://x.test/), [a](//b) or [1] (/no).';
const COMPLETE =
  'See [Quotas](https://docs.test/docs/quotas#soft) and [Export](https://docs.test/docs/export), [home](https://x.test/), [a](//b) or [1] (/no).';

test('links to the docs are complete, wherever the pieces of an answer are cut', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: TEXT.length })), (cuts) => {
      const places = [0, ...cuts.toSorted((one, other) => one - other), TEXT.length];
      const deltas = places.slice(1).map((end, at) => TEXT.slice(places[at], end));
      expect(complete(deltas)).toBe(COMPLETE);
    }),
  );
});

test('a text that ends like a link begins is whole', () => {
  expect(complete(['a list [x', ']('])).toBe('a list [x](');
});

test('what a client replays has the paths of the site again', () => {
  const toPath = (address: string) => address.replace('https://docs.test', '');
  expect(withoutCompletion(COMPLETE, toPath)).toBe(TEXT);
});

test('the hits of a search lead to the docs', () => {
  const hits = [
    { objectID: 'a', url: '/docs/a#b' },
    { objectID: 'b', url: 'https://elsewhere.test/' },
  ];
  const [chunk] = createLinkCompleter(toAddress)({
    type: 'tool-output-available',
    toolCallId: 'c',
    output: { query: 'a', hits },
  });
  expect(chunk).toMatchObject({
    output: { hits: [{ url: 'https://docs.test/docs/a#b' }, { url: 'https://elsewhere.test/' }] },
  });
});

function complete(deltas: readonly string[]): string {
  const rewrite = createLinkCompleter(toAddress);
  const chunks: AnswerChunk[] = [
    ...deltas.map((delta) => ({ type: 'text-delta', id: 't', delta }) as const),
    { type: 'text-end', id: 't' },
  ];
  return chunks
    .flatMap(rewrite)
    .map((chunk) => (chunk.type === 'text-delta' ? chunk.delta : ''))
    .join('');
}
