import { openBrowserStorage } from './browserStorage.ts';
import { TOKEN_KEY } from './tokenKey.ts';

/** Removes what this browser keeps of the reader's searches and conversations, and the assistant's token. */
export function eraseReaderData(): void {
  openBrowserStorage('localStorage').erase();
  const session = openBrowserStorage('sessionStorage');
  session.erase();
  session.remove(TOKEN_KEY);
}
