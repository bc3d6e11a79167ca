import { ProtocolError } from '@feedback-docs/protocol';

/** Where Meilisearch is, and how to be let in. */
export interface MeilisearchOptions {
  /** Address of the instance, such as `http://127.0.0.1:7700`. */
  readonly url: string;
  /** A key that may search; for `pushRecords` one that may change indexes. Default none. */
  readonly apiKey?: string;
  /** The index in Meilisearch; default `docs`. */
  readonly index?: string;
  /** Asks all instances of a sharded network (Enterprise Edition from 1.37 on). Default false. */
  readonly useNetwork?: boolean;
  /** Milliseconds after which a request is given up. Default 3,000. */
  readonly timeoutMs?: number;
  /** Told why Meilisearch did not answer; readers are only told that the search does not work. */
  readonly onFailure?: (reason: string) => void;
}

/** Sends one request to Meilisearch. Rejects with a ProtocolError: what it refuses as 400 or 404, all else as 503. */
export type Call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) => Promise<unknown>;

/** Connects with an instance; nothing is asked yet. */
export function connect({ url, apiKey = '', timeoutMs = 3000, onFailure = () => {} }: MeilisearchOptions): Call {
  const base = url.replace(/\/+$/, '');
  const key = apiKey === '' ? {} : { authorization: `Bearer ${apiKey}` };
  const fail = (reason: string) => {
    onFailure(`Meilisearch at ${base} did not answer a search: ${reason}`);
    return new ProtocolError(503, 'The search does not work at the moment. All pages can still be read.');
  };
  return async (method, path, body) => {
    const response = await fetch(base + path, {
      method,
      headers: { ...key, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      signal: AbortSignal.timeout(timeoutMs),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw fail(String(error));
    });
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) return answer;
    const { message = '' } = (answer ?? {}) as { message?: string }; // any error of Meilisearch has one
    if (response.status === 400 || response.status === 404) throw new ProtocolError(response.status, message);
    throw fail(`${response.status} ${message}`);
  };
}
