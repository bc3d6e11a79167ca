import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '../../../test/memoryStorage.ts';
import { knownReaderToken, readerToken } from '../../storage/readerToken.ts';
import { AssistantError } from '../AssistantError.ts';
import { withdrawReaderData } from './withdrawReaderData.ts';

const asked: (readonly [url: string, init: RequestInit])[] = [];
let answer: () => Promise<Response>;

beforeEach(() => {
  asked.splice(0);
  answer = async () => new Response(null, { status: 204 });
  vi.stubGlobal('localStorage', createMemoryStorage());
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push([url, init]);
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('the service deletes what it keeps under the token, and then the token is forgotten', async () => {
  const token = readerToken();
  await withdrawReaderData('https://search.example.com');
  expect(asked).toEqual([
    [
      'https://search.example.com/my-data',
      expect.objectContaining({ method: 'DELETE', headers: { authorization: `Bearer ${token}` } }),
    ],
  ]);
  expect(knownReaderToken()).toBeNull();
});

test('a reader of whom nothing is kept asks nothing', async () => {
  await withdrawReaderData('');
  expect(asked).toEqual([]);
});

test('after a refusal the token stays, so that the reader can try again, and the service’s sentence is passed on', async () => {
  const token = readerToken();
  answer = async () => new Response('AI-207 The server cannot delete your data at the moment.', { status: 503 });
  await expect(withdrawReaderData('')).rejects.toThrow(
    new AssistantError('AI-207 The server cannot delete your data at the moment.'),
  );
  expect(knownReaderToken()).toBe(token);
});

test('a server that cannot be reached is told as one', async () => {
  readerToken();
  answer = async () => {
    throw new TypeError('fetch failed');
  };
  await expect(withdrawReaderData('')).rejects.toThrow('The server cannot be reached. Check your network connection');
  expect(knownReaderToken()).not.toBeNull();
});
