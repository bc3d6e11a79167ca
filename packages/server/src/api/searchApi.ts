import {
  MAX_BODY_BYTES,
  ProtocolError,
  parseFacetSearch,
  parseMultiSearch,
  parseSearchEvents,
  parseSearchQuery,
  type SearchQuery,
} from '@feedback-docs/protocol';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EventLog } from '../events/createEventLog.ts';
import { openToOtherSites } from '../http/openToOtherSites.ts';
import { isOtherSite, ownOrigin, withOrigin } from '../http/otherSite.ts';
import { sendText } from '../http/sendText.ts';
import type { SearchService } from '../search/createSearchService.ts';
import { answerApiError } from './answerApiError.ts';
import { acceptAnyContentType, accepted, bodyOf } from './anyJson.ts';
import { type Credentials, checkCredentials } from './checkCredentials.ts';
import { limitRate } from './limitRate.ts';

/** What the search API stands on. */
export interface SearchApiDeps {
  search: SearchService;
  events: EventLog;
  credentials: Credentials;
  /** Origins of other sites whose pages may ask; an asterisk stands for all of them. */
  corsOrigins: readonly string[];
  /** Requests an address may send in a minute; 0 is without limit. */
  rateLimit: number;
}

/** The routes below `/1`, as stock search clients ask for them (PROTOCOL.md §1). Every refusal is in the protocol's own form. */
export async function searchApi(app: FastifyInstance, deps: SearchApiDeps): Promise<void> {
  app.setErrorHandler<FastifyError>(answerApiError);
  await openToOtherSites(app, deps.corsOrigins);
  const search = async (request: FastifyRequest, query: SearchQuery) => {
    const result = await deps.events.follow(deps.search, query);
    if (deps.corsOrigins.length === 0 || !isOtherSite(request)) return result;
    return { ...result, hits: result.hits.map((hit) => withOrigin(hit, ownOrigin(request))) };
  };
  await limitRate(app, deps.rateLimit);
  app.addHook('onRequest', async (request) => checkCredentials(request, deps.credentials));
  acceptAnyContentType(app, MAX_BODY_BYTES);

  app.post('/indexes/:index/queries', async (request, reply) => {
    // The path says "all indexes" with an asterisk; each search names its own.
    if (parameterOf(request, 'index') !== '*') throw unknownAddress();
    const { requests } = accepted(parseMultiSearch(bodyOf(request)));
    return sendJson(request, reply, {
      results: await Promise.all(
        requests.map((one) => ('facet' in one ? deps.search.searchFacet(one) : search(request, one))),
      ),
    });
  });

  app.post('/indexes/:index/query', async (request, reply) => {
    const query = accepted(parseSearchQuery(bodyOf(request), parameterOf(request, 'index')));
    return sendJson(request, reply, await search(request, query));
  });

  app.post('/indexes/:index/facets/:facet/query', async (request, reply) => {
    const address = { indexName: parameterOf(request, 'index'), facet: parameterOf(request, 'facet') };
    return sendJson(request, reply, deps.search.searchFacet(accepted(parseFacetSearch(bodyOf(request), address))));
  });

  app.post('/events', async (request, reply) => {
    deps.events.happened(accepted(parseSearchEvents(bodyOf(request))));
    return sendJson(request, reply, { status: 200, message: 'OK' });
  });

  app.all('/*', async () => {
    throw unknownAddress();
  });
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

async function sendJson(request: FastifyRequest, reply: FastifyReply, body: object): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
  return sendText(request, reply, JSON.stringify(body));
}
