import type { SearchQuery, SearchResult } from '@feedback-docs/protocol';
import type { SearchClient } from './SearchClient.ts';
import { SearchError } from './SearchError.ts';
import { parseSearchResults } from './search/parseSearchResults.ts';
import { readErrorMessage } from './search/readErrorMessage.ts';
import { withReaderToken } from './storage/readerToken.ts';

/** Stock clients give up after two and ask again for longer; a slow line takes seconds to connect, so a host gets them at once. */
const SEARCH_TIMEOUT_MS = 8000;

/** Answers kept in memory, so that deleting a letter shows the earlier results at once. */
const REMEMBERED_ANSWERS = 100;

/** Where the service is and how to be let in. */
export interface HttpSearchClientOptions {
  /** Origin of the service, such as `https://search.example.com`; empty for the page's own origin. */
  readonly host: string;
  /** Origins of copies of the service, asked in turn when one cannot be reached or fails. Default none. */
  readonly otherHosts?: readonly string[];
  readonly appId: string;
  readonly apiKey: string;
  /** Sends a token with each search by which the reader can have deleted what our service keeps of it. Default false. */
  readonly sendsReaderToken?: boolean;
  /** Milliseconds after which a host that has not answered counts as unreachable. Default 8,000. */
  readonly timeoutMs?: number;
  /** Defaults to the browser's own. */
  readonly fetch?: typeof globalThis.fetch;
}

/**
 * A client for our service and for the hosted provider alike (docs/protocol.md): credentials in the query string and a
 * text body, so that no preflight is needed. Of several hosts the one that answered last is asked first. Rejects with
 * SearchError; an abort rejects with the signal's reason.
 */
export function createHttpSearchClient(options: HttpSearchClientOptions): SearchClient {
  const remembered = new Map<string, readonly SearchResult[]>();
  let hosts = [options.host, ...(options.otherHosts ?? [])];
  const { timeoutMs = SEARCH_TIMEOUT_MS } = options;
  const fetchAnswer = options.fetch ?? ((...request: Parameters<typeof fetch>) => globalThis.fetch(...request));

  return {
    async search(requests, { signal }) {
      signal.throwIfAborted();
      const body = JSON.stringify({ requests });
      const known = remembered.get(body);
      if (known !== undefined) return known;
      // A search without words, such as the one for suggested questions, is not kept.
      const isKept = options.sendsReaderToken === true && requests.some(({ query }) => query.trim() !== '');
      const results = await ask(isKept ? withReaderToken({ requests }) : body, requests, signal);
      if (remembered.size >= REMEMBERED_ANSWERS) remembered.delete(remembered.keys().next().value ?? '');
      remembered.set(body, results);
      return results;
    },
  };

  async function ask(body: string, requests: readonly SearchQuery[], signal: AbortSignal) {
    const before = hosts;
    let failure: unknown;
    for (const [at, host] of before.entries()) {
      try {
        const results = await askHost(host, body, requests, signal);
        hosts = [...before.slice(at), ...before.slice(0, at)];
        return results;
      } catch (error) {
        // What one host refuses, the others refuse as well.
        if (signal.aborted || isRefusal(error)) throw error;
        failure = error;
      }
    }
    throw failure;
  }

  async function askHost(host: string, body: string, requests: readonly SearchQuery[], signal: AbortSignal) {
    const address = queriesAddress(host, options);
    const timeout = AbortSignal.timeout(timeoutMs);
    let response: Response;
    let text: string;
    try {
      response = await fetchAnswer(address, { method: 'POST', body, signal: AbortSignal.any([signal, timeout]) });
      text = await response.text();
    } catch (error) {
      signal.throwIfAborted();
      const reason = timeout.aborted ? `no answer within ${timeoutMs} ms` : String(error);
      throw new SearchError('unreachable', `The search service cannot be reached (${reason}).`);
    }
    if (!response.ok) throw refusal(response.status, text);
    return parseSearchResults(text, requests.length);
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof SearchError && error.kind === 'refused';
}

function queriesAddress(host: string, { appId, apiKey }: HttpSearchClientOptions): string {
  const credentials = new URLSearchParams({
    'x-algolia-agent': 'feedback-docs dialog',
    'x-algolia-api-key': apiKey,
    'x-algolia-application-id': appId,
  });
  return `${host.replace(/\/+$/, '')}/1/indexes/*/queries?${credentials}`;
}

function refusal(status: number, text: string): SearchError {
  const kind = status >= 400 && status < 500 ? 'refused' : 'unreachable';
  // Other refusals are about the request, which readers did not write.
  const sentence = status === 429 ? readErrorMessage(text) : null;
  return new SearchError(kind, `The search service answered ${status}: ${text.slice(0, 200)}`, sentence);
}
