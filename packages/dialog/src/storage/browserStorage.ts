/** Every key of the dialog starts with this, so that it never touches what belongs to the site. */
const KEY_PREFIX = '__DOCSEARCH_';

/** Above this many characters in the whole local storage the dialog gives up half of its own. */
const MAX_STORED_CHARACTERS = 4 * 1024 * 1024;

/** Text storage that never throws: without a browser store, or with a full one, it forgets. */
export interface BrowserStorage {
  read(key: string): string | null;
  /** False when the text could not be kept. */
  write(key: string, text: string): boolean;
  remove(key: string): void;
  /** Drops the largest half of the dialog's own entries when the store is nearly full. */
  makeRoom(): void;
  /** Removes everything the dialog keeps here. */
  erase(): void;
}

/** The browser's local or session storage, or one that remembers nothing where the browser allows none. */
export function openBrowserStorage(kind: 'localStorage' | 'sessionStorage'): BrowserStorage {
  const store = findStore(kind);
  if (store === null) return { read: () => null, write: () => false, remove() {}, makeRoom() {}, erase() {} };
  return {
    read: (key) => attempt(() => store.getItem(key)) ?? null,
    write(key, text) {
      if (attempt(() => keep(store, key, text)) !== undefined) return true;
      attempt(() => dropLargestHalf(store));
      return attempt(() => keep(store, key, text)) !== undefined;
    },
    remove(key) {
      attempt(() => store.removeItem(key));
    },
    makeRoom() {
      attempt(() => {
        if (sizeOf(store) > MAX_STORED_CHARACTERS) dropLargestHalf(store);
      });
    },
    erase() {
      attempt(() => {
        for (const key of ownKeys(store)) store.removeItem(key);
      });
    },
  };
}

// Reading the property alone throws where storage is forbidden.
function findStore(kind: 'localStorage' | 'sessionStorage'): Storage | null {
  return attempt(() => globalThis[kind] ?? null) ?? null;
}

function keep(store: Storage, key: string, text: string): true {
  store.setItem(key, text);
  return true;
}

function dropLargestHalf(store: Storage): void {
  const own = ownKeys(store).sort((one, other) => entrySize(store, other) - entrySize(store, one));
  for (const key of own.slice(0, Math.ceil(own.length / 2))) store.removeItem(key);
}

function ownKeys(store: Storage): string[] {
  return keysOf(store).filter((key) => key.startsWith(KEY_PREFIX));
}

function sizeOf(store: Storage): number {
  return keysOf(store).reduce((sum, key) => sum + entrySize(store, key), 0);
}

function keysOf(store: Storage): string[] {
  return Array.from({ length: store.length }, (_, at) => store.key(at)).filter((key) => key !== null);
}

function entrySize(store: Storage, key: string): number {
  return key.length + (store.getItem(key)?.length ?? 0);
}

// Storage is a convenience: search works without it, whatever it throws.
function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
