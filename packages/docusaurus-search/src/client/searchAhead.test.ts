// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { searchAhead } from './searchAhead.ts';
import { startWorkerAhead } from './startWorkerAhead.ts';

const MESSAGES = [{ type: 'begin' }, { type: 'open' }];
const started: { script: string; told: object[] }[] = [];

class FakeWorker {
  readonly told: object[] = [];
  constructor(script: string) {
    started.push({ script, told: this.told });
  }
  postMessage(message: object): void {
    this.told.push(message);
  }
}

beforeEach(() => {
  vi.stubGlobal('Worker', FakeWorker);
  document.body.innerHTML = '<p>Kites</p><input><button class="DocSearch-Button">Search</button>';
  document.head.innerHTML = '';
  Reflect.deleteProperty(window, 'searchWorker');
  started.length = 0;
  searchAhead(startWorkerAhead, '/assets/worker.js', MESSAGES, ['/assets/dialog.js']);
});
// The first sign of a test takes the listeners away.
afterEach(() => element('button').click());

const element = (selector: string) => document.querySelector(selector) as HTMLElement;
const press = (key: string, on = 'p', keys: KeyboardEventInit = {}) =>
  element(on).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...keys }));

test.each([
  ['the pointer on the button', () => element('button').dispatchEvent(new Event('pointerover', { bubbles: true }))],
  ['Ctrl and K', () => press('k', 'p', { ctrlKey: true })],
  ['a slash', () => press('/')],
])('%s starts the worker with its messages, and fetches the dialog beside it, once', (_, interest) => {
  interest();
  interest();
  expect(started).toEqual([{ script: '/assets/worker.js', told: MESSAGES }]);
  expect([...document.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual([
    '/assets/dialog.js',
  ]);
});

test('reading, typing in a field and a worker of the app start none', () => {
  element('p').dispatchEvent(new Event('pointerover', { bubbles: true }));
  press('k');
  press('/', 'input');
  expect(started).toEqual([]);
  vi.stubGlobal('searchWorker', undefined);
  press('/');
  expect(started).toEqual([]);
});
