import { type MyVersion, parseMyVersion, printMyVersion } from './MyVersion.ts';

const KEY = 'my-version';

/** The reader's version in local storage. Where storage is forbidden the choice lasts until the page is left. */
export const myVersionStorage = {
  read(): MyVersion | null {
    try {
      return parseMyVersion(localStorage.getItem(KEY));
    } catch {
      return null; // Storage is forbidden: nothing is remembered.
    }
  },
  write(mine: MyVersion): void {
    try {
      localStorage.setItem(KEY, printMyVersion(mine));
    } catch {
      // Storage is forbidden or full: the choice holds for this page only.
    }
  },
  /** Calls back when another tab changes the version; returns the function that stops listening. */
  listen(onChange: (mine: MyVersion | null) => void): () => void {
    const listener = (event: StorageEvent) => {
      if (event.key === KEY) onChange(parseMyVersion(event.newValue));
    };
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  },
};
