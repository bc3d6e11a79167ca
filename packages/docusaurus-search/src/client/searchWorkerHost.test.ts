// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const SETTINGS = { addresses: { baseUrl: '/' }, email: undefined, hasReleases: undefined };

class FakeWorker {
  static started: FakeWorker[] = [];
  readonly asked: { type: string }[] = [];
  onerror: (() => void) | undefined;
  constructor() {
    FakeWorker.started.push(this);
  }
  postMessage(question: { type: string }): void {
    this.asked.push(question);
  }
  terminate(): void {}
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('Worker', FakeWorker);
  FakeWorker.started = [];
});
afterEach(() => vi.unstubAllGlobals());

test('the worker that the page has started before the app was there goes on searching, and a new one when it fails', async () => {
  const ahead = new FakeWorker();
  vi.stubGlobal('searchWorker', ahead);
  const { getSearchWorker } = await import('./searchWorkerHost.ts');
  getSearchWorker(SETTINGS).fetchAhead('open');
  expect(FakeWorker.started).toEqual([ahead]);
  expect(ahead.asked).toEqual([{ type: 'open' }]);

  ahead.onerror?.();
  getSearchWorker(SETTINGS).fetchAhead('open');
  expect(FakeWorker.started).toHaveLength(2);
  expect(FakeWorker.started[1]?.asked.map(({ type }) => type)).toEqual(['begin', 'open']);
});

test('without one, the app starts the worker itself, and no page starts another', async () => {
  const { getSearchWorker } = await import('./searchWorkerHost.ts');
  getSearchWorker(SETTINGS).fetchAhead('open');
  expect(FakeWorker.started).toHaveLength(1);
  expect('searchWorker' in window).toBe(true);
});

test('a worker that runs opens an index that has been written again, and none is started for it', async () => {
  const { getSearchWorker, renewIndexes } = await import('./searchWorkerHost.ts');
  const host = getSearchWorker(SETTINGS);
  renewIndexes();
  expect(FakeWorker.started).toEqual([]);
  host.fetchAhead('open');
  renewIndexes();
  expect(FakeWorker.started.map(({ asked }) => asked.at(-1))).toEqual([{ type: 'renew' }]);
});
