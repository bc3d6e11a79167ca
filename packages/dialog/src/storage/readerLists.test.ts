import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '../../test/memoryStorage.ts';
import { openReaderLists, type ReaderLists } from './readerLists.ts';
import { type StoredHit, toStoredHit } from './StoredHit.ts';

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__docs';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('recent and favourite searches', () => {
  test('the latest is first, an old one opened again moves to the front, and the eighth drops the oldest', () => {
    browserWith(createMemoryStorage());
    const lists = open();
    for (const id of ['1', '2', '3', '4', '5', '6', '7', '8', '3']) lists.saveOpened(hit(id));
    expect(ids(open().recents)).toEqual(['3', '8', '7', '6', '5', '4', '2']);
  });

  test('beside favourites only four recent searches are kept', () => {
    browserWith(createMemoryStorage());
    open().favor(hit('favorite'));
    const lists = open();
    for (const id of ['1', '2', '3', '4', '5']) lists.saveOpened(hit(id));
    expect(ids(lists.recents)).toEqual(['5', '4', '3', '2']);
  });

  test('saving a recent search moves it to the favourites, of which ten are kept', () => {
    browserWith(createMemoryStorage());
    const lists = open();
    lists.saveOpened(hit('1'));
    for (const id of ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11']) lists.favor(hit(id));
    expect(ids(lists.recents)).toEqual([]);
    expect(ids(open().favorites)).toEqual(['11', '10', '9', '8', '7', '6', '5', '4', '3', '2']);
  });

  test('opening a favourite puts it first and does not make it a recent search', () => {
    browserWith(createMemoryStorage());
    const lists = open();
    lists.favor(hit('1'));
    lists.favor(hit('2'));
    lists.saveOpened(hit('1'));
    expect([ids(lists.favorites), ids(lists.recents)]).toEqual([['1', '2'], []]);
  });

  test('each index has lists of its own, and so has each site on one origin', () => {
    browserWith(createMemoryStorage());
    open().saveOpened(hit('1'));
    expect(openReaderLists('survey-builder', '').recents).toEqual([]);
    expect(openReaderLists('docs', '-other-site').recents).toEqual([]);
  });

  test('a match in running text is kept as the page it stands on, or else as its deepest heading', () => {
    const text = {
      objectID: 't',
      type: 'content',
      url: '/p#a',
      hierarchy: { lvl1: 'Radio', lvl2: 'Options' },
    } as const;
    const page = { objectID: 'p', type: 'lvl1', url: '/p', hierarchy: { lvl1: 'Radio' } } as const;
    expect(toStoredHit(text, page)).toMatchObject({ objectID: 'p', type: 'lvl1' });
    expect(toStoredHit({ ...text, content: 'Each option' }, null)).toMatchObject({ type: 'lvl2', content: null });
  });
});

describe('when the browser does not play along', () => {
  test('without storage the lists work until the dialog closes', () => {
    vi.stubGlobal('localStorage', undefined);
    expectToWork(open());
  });

  test('with forbidden storage too', () => {
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
    expectToWork(open());
    Reflect.deleteProperty(globalThis, 'localStorage');
  });

  test('corrupt text counts as an empty list and is removed', () => {
    const storage = browserWith(createMemoryStorage());
    storage.setItem(RECENT, '[{"objectID":');
    expect(open().recents).toEqual([]);
    expect(storage.getItem(RECENT)).toBeNull();
  });

  test('whatever is stored under the key, the lists open and take new entries', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (stored) => {
        const storage = browserWith(createMemoryStorage());
        storage.setItem(RECENT, JSON.stringify(stored));
        expectToWork(open());
      }),
    );
  });

  test('in a full storage the largest half of our own entries makes room, and nothing of the site is touched', () => {
    const storage = browserWith(createMemoryStorage(1150));
    storage.setItem('theme', 'dark'.repeat(100));
    storage.setItem('__DOCSEARCH_RECENT_SEARCHES__old', 'x'.repeat(600));
    storage.setItem('__DOCSEARCH_FAVORITE_SEARCHES__old', 'y');
    open().saveOpened(hit('1'));
    expect(storage.getItem('__DOCSEARCH_RECENT_SEARCHES__old')).toBeNull();
    expect(storage.getItem('__DOCSEARCH_FAVORITE_SEARCHES__old')).toBe('y');
    expect(storage.getItem('theme')).not.toBeNull();
    expect(ids(open().recents)).toEqual(['1']);
  });

  test('a storage too full even then is silently left alone', () => {
    const storage = browserWith(createMemoryStorage(50));
    storage.setItem('theme', 'dark');
    expectToWork(open());
    expect(storage.length).toBe(1);
  });

  test('above four million characters the same room is made when the dialog opens', () => {
    const storage = browserWith(createMemoryStorage());
    storage.setItem('__DOCSEARCH_BIG', 'x'.repeat(4_200_000));
    storage.setItem('__DOCSEARCH_SMALL', 'x');
    open();
    expect([storage.getItem('__DOCSEARCH_BIG'), storage.getItem('__DOCSEARCH_SMALL')]).toEqual([null, 'x']);
  });
});

function expectToWork(lists: ReaderLists): void {
  lists.saveOpened(hit('new'));
  expect(ids(lists.recents)[0]).toBe('new');
}

function browserWith(storage: Storage): Storage {
  vi.stubGlobal('localStorage', storage);
  return storage;
}

function open(): ReaderLists {
  return openReaderLists('docs', '');
}

function hit(objectID: string): StoredHit {
  return { objectID, url: `/docs/${objectID}`, type: 'lvl1', content: null, hierarchy: { lvl1: `Page ${objectID}` } };
}

function ids(hits: readonly StoredHit[]): readonly string[] {
  return hits.map(({ objectID }) => objectID);
}
