import { withReaderToken } from '@feedback-docs/dialog/readerToken';
import type { SearchEvent } from '@feedback-docs/protocol';
import type { SearchService } from '../settings.ts';

/**
 * Tells our own service what was seen or opened, and of the reader nothing but the token by which they can have it deleted. A failure is
 * no concern of theirs.
 */
export function sendSearchEvent(settings: SearchService, event: SearchEvent): void {
  const credentials = new URLSearchParams({
    'x-algolia-application-id': settings.appId,
    'x-algolia-api-key': settings.apiKey,
  });
  fetch(`${settings.host}/1/events?${credentials}`, {
    method: 'POST',
    body: withReaderToken({ events: [event] }),
    keepalive: true,
  }).catch(() => undefined);
}
