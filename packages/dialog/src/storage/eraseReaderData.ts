import { openBrowserStorage } from './browserStorage.ts';

/** Session storage key of the assistant's token, the one stock dialogs use. */
export const TOKEN_KEY = 'askai_token';

/** Removes what this browser keeps of the reader's searches and conversations, and the assistant's token. */
export function eraseReaderData(): void {
  openBrowserStorage('localStorage').erase();
  const session = openBrowserStorage('sessionStorage');
  session.erase();
  session.remove(TOKEN_KEY);
}
