import { useSyncExternalStore } from 'react';
import type { MyVersion } from './MyVersion.ts';
import { myVersionStorage } from './myVersionStorage.ts';

let mine: MyVersion | null | undefined;
const readers = new Set<() => void>();

/** The version the reader has, null when they never said; null too during server rendering and hydration. */
export function useMyVersion(): MyVersion | null {
  return useSyncExternalStore(subscribe, current, () => null);
}

/** Remembers the reader's version for all pages and tabs. */
export function setMyVersion(chosen: MyVersion): void {
  myVersionStorage.write(chosen);
  tell(chosen);
}

function current(): MyVersion | null {
  if (mine === undefined) mine = myVersionStorage.read();
  return mine;
}

function tell(chosen: MyVersion | null): void {
  mine = chosen;
  for (const reader of readers) reader();
}

function subscribe(reader: () => void): () => void {
  readers.add(reader);
  const stopListening = myVersionStorage.listen(tell);
  return () => {
    readers.delete(reader);
    stopListening();
  };
}
