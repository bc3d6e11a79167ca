import { readFields } from './readField.ts';

const READER_TOKEN = /^reader-[\da-f]{32}$/;

/**
 * Whether this is a token by which a reader can have deleted what is kept of them: 128 random bits that their browser made. Other
 * clients' user tokens may name a person or be guessed, and are not used.
 */
export function isReaderToken(value: unknown): value is string {
  return typeof value === 'string' && READER_TOKEN.test(value);
}

/** The reader token in a request's body, beside what the request is about; null when there is none. Never throws. */
export function readReaderToken(body: unknown): string | null {
  const value = readFields(body)?.get('userToken');
  return isReaderToken(value) ? value : null;
}
