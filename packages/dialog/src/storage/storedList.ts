import type { BrowserStorage } from './browserStorage.ts';

/** A short list kept in the browser, newest first. */
export interface StoredList<Item> {
  readonly items: readonly Item[];
  /** Puts an item first, or moves it there. The oldest falls off above `limit`. */
  add(item: Item, limit: number): void;
  /** Replaces an item in its place, or puts an unknown one first. The oldest falls off above `limit`. */
  put(item: Item, limit: number): void;
  remove(id: string): void;
}

/** How a list is kept: its key, how to tell items apart, and how to read one back from what may be anything. */
export interface StoredListOptions<Item> {
  readonly storage: BrowserStorage;
  readonly key: string;
  readonly idOf: (item: Item) => string;
  /** Null for what is no item. */
  readonly parse: (value: unknown) => Item | null;
}

/** Opens a stored list. What is stored in another form counts as empty, corrupt text is removed; it never throws. */
export function openStoredList<Item>({ storage, key, idOf, parse }: StoredListOptions<Item>): StoredList<Item> {
  let items = read();
  return {
    get items() {
      return items;
    },
    add(item, limit) {
      save([item, ...items.filter((known) => idOf(known) !== idOf(item))].slice(0, limit));
    },
    put(item, limit) {
      const at = items.findIndex((known) => idOf(known) === idOf(item));
      save(at < 0 ? [item, ...items].slice(0, limit) : items.with(at, item));
    },
    remove(id) {
      save(items.filter((known) => idOf(known) !== id));
    },
  };

  function save(changed: readonly Item[]): void {
    items = changed;
    storage.write(key, JSON.stringify(changed));
  }

  function read(): readonly Item[] {
    const text = storage.read(key);
    if (text === null) return [];
    try {
      const stored: unknown = JSON.parse(text);
      return Array.isArray(stored) ? stored.map(parse).filter((item) => item !== null) : [];
    } catch {
      storage.remove(key);
      return [];
    }
  }
}
