import { type LastLook, parseLooks, printLooks } from './LastLook.ts';

/** With the page's own path at its end, so that a page which arrives without its app can tell that it has something to say. */
const key = () => `last-look${window.location.pathname}`;

/** In local storage, when the reader last looked at the releases. */
export const lastLookStorage = {
  read(): readonly LastLook[] {
    try {
      return parseLooks(localStorage.getItem(key()) ?? '');
    } catch {
      return []; // Storage is forbidden: nothing is remembered.
    }
  },
  /** False where the browser stores nothing. */
  write(looks: readonly LastLook[]): boolean {
    try {
      localStorage.setItem(key(), printLooks(looks));
      return true;
    } catch {
      return false;
    }
  },
};
