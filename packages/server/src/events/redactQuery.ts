import { scrub } from '../privacy/scrub.ts';
import { stripControlCharacters } from '../privacy/stripControlCharacters.ts';

const MAX_STORED_LENGTH = 100;

/**
 * A query as it may be stored and counted: in lower case with single spaces, at most 100 characters, and without
 * anything that looks like an e-mail address or a longer number, which readers sometimes paste by mistake.
 */
export function redactQuery(query: string): string {
  return stripControlCharacters(scrub(query).toLowerCase()).slice(0, MAX_STORED_LENGTH);
}
