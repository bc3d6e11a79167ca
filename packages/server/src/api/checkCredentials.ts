import { ProtocolError } from '@feedback-docs/protocol';
import type { FastifyRequest } from 'fastify';
import { queryOf } from '../http/decodePath.ts';

/** The public pair every client of the search sends. */
export interface Credentials {
  appId: string;
  apiKey: string;
}

/**
 * Lets a request pass that carries the credentials, as headers or in the query string; browsers use the latter, which
 * spares them a preflight. Throws a ProtocolError 403, which clients do not retry.
 */
export function checkCredentials(request: FastifyRequest, { appId, apiKey }: Credentials): void {
  const parameters = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(queryOf(request.raw.url ?? ''))) {
    parameters.set(name.toLowerCase(), value);
  }
  const sent = (name: string) => request.headers[name] ?? parameters.get(name);
  if (sent('x-algolia-application-id') !== appId || sent('x-algolia-api-key') !== apiKey) {
    throw new ProtocolError(403, 'Invalid Application-ID or API key');
  }
}
