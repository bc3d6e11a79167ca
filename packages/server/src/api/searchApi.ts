import type { AddressForm } from '@feedback-docs/pages/addresses';
import {
  addressResult,
  answerTooLarge,
  type FacetSearch,
  MAX_ANSWER_BYTES,
  MAX_BODY_BYTES,
  ProtocolError,
  parseFacetSearch,
  parseMultiSearch,
  parseSearchEvents,
  parseSearchQuery,
  readReaderToken,
  type SearchQuery,
} from '@feedback-docs/protocol';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EventLog } from '../events/createEventLog.ts';
import { addressesFor, isCrossSite } from '../http/crossSite.ts';
import { enableCors } from '../http/enableCors.ts';
import { sendText } from '../http/sendText.ts';
import type { SearchLimits } from '../limits/createSearchLimits.ts';
import type { SearchContext, SearchService } from '../search/createSearchService.ts';
import { answerApiError } from './answerApiError.ts';
import { acceptAnyContentType, accepted, bodyOf } from './anyJson.ts';
import { type Credentials, checkCredentials } from './checkCredentials.ts';

/** What the search API stands on. */
export interface SearchApiDeps {
  search: SearchService;
  events: EventLog;
  credentials: Credentials;
  /** Origins of other sites whose pages may ask; an asterisk stands for all of them. */
  corsOrigins: readonly string[];
  limits: SearchLimits;
  addressForm: AddressForm;
}

/** The routes below `/1`, as stock search clients ask for them (docs/protocol.md). Every refusal is in the protocol's own form. */
export async function searchApi(app: FastifyInstance, deps: SearchApiDeps): Promise<void> {
  app.setErrorHandler<FastifyError>(answerApiError);
  await enableCors(app, deps.corsOrigins);
  const { limits } = deps;
  app.addHook('onRequest', async (request) => checkCredentials(request, deps.credentials));
  app.addHook('onRequest', async ({ reader }) => limits.search(reader));
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.url === '/1/events') checkEventOrigin(request, deps.corsOrigins);
  });
  acceptAnyContentType(app, MAX_BODY_BYTES);

  /** The answer to one search as JSON. */
  const answer = async (
    request: FastifyRequest,
    query: SearchQuery | FacetSearch,
    more: Pick<SearchContext, 'readerToken' | 'maxTextLength'>,
  ) => {
    const asked = { reader: request.reader.network, ...more };
    if ('facet' in query) return JSON.stringify(await deps.search.searchFacet(query, asked));
    const result = await deps.events.follow(deps.search, query, asked);
    const addresses = addressesFor(request, deps.addressForm);
    if (addresses === null) return JSON.stringify(result);
    return JSON.stringify(addressResult(result, addresses.toAddress));
  };
  /** Sends the answers to searches, made one after the other, so that what they take together has an end. */
  const sendAnswers = async (
    request: FastifyRequest,
    reply: FastifyReply,
    queries: readonly (SearchQuery | FacetSearch)[],
    write: (answers: readonly string[]) => string,
  ) => {
    // The request itself was counted as one search when it came.
    if (queries.length > 1) limits.search(request.reader, queries.length - 1);
    const answers: string[] = [];
    const readerToken = readReaderToken(bodyOf(request));
    let room = MAX_ANSWER_BYTES;
    for (const query of queries) {
      if (request.socket.destroyed) break;
      const text = await answer(request, query, { readerToken, maxTextLength: room });
      room -= Buffer.byteLength(text);
      if (room < 0) throw answerTooLarge();
      answers.push(text);
    }
    limits.answered(request.reader, MAX_ANSWER_BYTES - room);
    return sendJson(request, reply, write(answers));
  };

  app.post('/indexes/:index/queries', async (request, reply) => {
    // The path says "all indexes" with an asterisk; each search names its own.
    if (parameterOf(request, 'index') !== '*') throw unknownAddress();
    const { requests } = accepted(parseMultiSearch(bodyOf(request)));
    return sendAnswers(request, reply, requests, (answers) => `{"results":[${answers.join(',')}]}`);
  });

  app.post('/indexes/:index/query', async (request, reply) => {
    const query = accepted(parseSearchQuery(bodyOf(request), parameterOf(request, 'index')));
    return sendAnswers(request, reply, [query], ([answer = '']) => answer);
  });

  app.post('/indexes/:index/facets/:facet/query', async (request, reply) => {
    const address = { indexName: parameterOf(request, 'index'), facet: parameterOf(request, 'facet') };
    const query = accepted(parseFacetSearch(bodyOf(request), address));
    return sendAnswers(request, reply, [query], ([answer = '']) => answer);
  });

  app.post('/events', async (request, reply) => {
    const body = bodyOf(request);
    const events = accepted(parseSearchEvents(body));
    // What is too much or unknown is accepted and not kept, as the provider does: a reader's browser must not log an error.
    deps.events.happened(events.slice(0, limits.events(request.reader, events.length)), readReaderToken(body));
    return sendJson(request, reply, JSON.stringify({ status: 200, message: 'OK' }));
  });

  app.all('/*', async () => {
    throw unknownAddress();
  });
}

/** A page may send events from anywhere without asking, so that what readers of other sites do would be counted here. */
function checkEventOrigin(request: FastifyRequest, allowed: readonly string[]): void {
  if (!isCrossSite(request) || allowed.includes('*') || allowed.includes(request.headers.origin ?? '')) return;
  throw new ProtocolError(403, 'Events are taken from pages of this site. CORS_ORIGINS lets other sites in.');
}

function parameterOf({ params }: FastifyRequest, name: 'index' | 'facet'): string {
  const value: unknown = typeof params === 'object' && params !== null ? Reflect.get(params, name) : undefined;
  return typeof value === 'string' ? value : '';
}

function unknownAddress(): ProtocolError {
  return new ProtocolError(
    404,
    'Path not found. Searches are sent to /1/indexes/*/queries, /1/indexes/{index}/query or /1/indexes/{index}/facets/{facet}/query.',
  );
}

async function sendJson(request: FastifyRequest, reply: FastifyReply, json: string): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
  return sendText(request, reply, json);
}
