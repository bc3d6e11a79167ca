import type { SearchEvent } from '@feedback-docs/protocol';
import type { SearchSettings } from '@site/searchSettings';

/** Tells our own service what was seen or opened. Says nothing of the reader; a failure is no concern of theirs. */
export function sendSearchEvent(settings: Extract<SearchSettings, { mode: 'service' }>, event: SearchEvent): void {
  const credentials = new URLSearchParams({
    'x-algolia-application-id': settings.appId,
    'x-algolia-api-key': settings.apiKey,
  });
  fetch(`${settings.host}/1/events?${credentials}`, {
    method: 'POST',
    body: JSON.stringify({ events: [event] }),
    keepalive: true,
  }).catch(() => undefined);
}
