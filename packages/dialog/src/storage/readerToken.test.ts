import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '../../test/memoryStorage.ts';
import { openBrowserStorage } from './browserStorage.ts';
import { forgetReaderToken, knownReaderToken, readerToken } from './readerToken.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', createMemoryStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a token is made when it is first needed, and is the same until it is forgotten', () => {
  expect(knownReaderToken()).toBeNull();
  const token = readerToken();
  expect(token).toMatch(/^reader-[\da-f]{32}$/);
  expect(readerToken()).toBe(token);
  expect(knownReaderToken()).toBe(token);
  forgetReaderToken();
  expect(knownReaderToken()).toBeNull();
  expect(readerToken()).not.toBe(token);
});

test('it outlives the lists of the dialog: by it the service’s copy is deleted', () => {
  const token = readerToken();
  openBrowserStorage('localStorage').erase();
  expect(knownReaderToken()).toBe(token);
});

test('what is no token is replaced by one', () => {
  localStorage.setItem('reader_token', 'anna@example.com');
  expect(knownReaderToken()).toBeNull();
  expect(readerToken()).toMatch(/^reader-/);
});

test('where the browser stores nothing, nothing is tied to the reader', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(readerToken()).toBeNull();
  expect(knownReaderToken()).toBeNull();
});
