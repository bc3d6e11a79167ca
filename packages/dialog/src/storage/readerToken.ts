import { isReaderToken } from '@feedback-docs/protocol';
import { openBrowserStorage } from './browserStorage.ts';

/**
 * Local storage key of the reader's token. It is none of the dialog's own keys, which go when room is needed: without the token nothing
 * that the service keeps could be deleted.
 */
const READER_TOKEN_KEY = 'reader_token';

/**
 * The token by which the reader can have deleted what a service keeps of them, made at random when there is none. Null where the browser
 * stores nothing: what nobody can withdraw later must not be tied to a reader either.
 */
export function readerToken(): string | null {
  const known = knownReaderToken();
  if (known !== null) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const token = `reader-${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  return openBrowserStorage('localStorage').write(READER_TOKEN_KEY, token) ? token : null;
}

/** A request's body as JSON, with the reader's token in it where there can be one. */
export function withReaderToken(body: object): string {
  const userToken = readerToken();
  return JSON.stringify(userToken === null ? body : { ...body, userToken });
}

/** The token where one was made; null otherwise. */
export function knownReaderToken(): string | null {
  const token = openBrowserStorage('localStorage').read(READER_TOKEN_KEY);
  return isReaderToken(token) ? token : null;
}

export function forgetReaderToken(): void {
  openBrowserStorage('localStorage').remove(READER_TOKEN_KEY);
}
