import type { Addresses } from '@feedback-docs/pages/addresses';
import { escapeHtml } from '@feedback-docs/text';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { addGetRoute } from '../http/addGetRoute.ts';
import { decodePath, queryOf } from '../http/decodePath.ts';
import { problems, sendProblem } from '../http/problems.ts';
import { sendText } from '../http/sendText.ts';
import type { SearchLimits } from '../limits/createSearchLimits.ts';
import { RateLimitError } from '../limits/RateLimitError.ts';
import type { PageResults, PageSearch } from '../search/createPageSearch.ts';
import { fillDiv, fillInput } from '../site/fillPage.ts';
import type { Site } from '../site/loadSite.ts';
import { type SiteRoutesDeps, sendPath } from './siteRoutes.ts';

const MAX_QUERY_LENGTH = 512;

/**
 * Serves `/search`; with `q` the list of results is already in the page, for readers without JavaScript, and crawlers are
 * asked not to list it.
 */
export function searchPage(
  app: FastifyInstance,
  { site, contents, addresses, listPages, limits }: SiteRoutesDeps & { listPages: PageSearch; limits: SearchLimits },
): void {
  addGetRoute(app, '/search', async (request, reply) => {
    const loaded = site();
    if (loaded === null) return sendProblem(reply.header('retry-after', '2'), problems.notReady);
    const target = request.raw.url ?? '';
    if (decodePath(target).kind === 'too-long') return sendProblem(reply, problems.addressTooLong);
    const query = readQuery(queryOf(target));
    if (query === null) return sendProblem(reply, problems.malformedAddress);
    if (query === '' || loaded.searchPage === undefined)
      return sendPath(request, reply, { site: loaded, contents, addresses });
    const { reader } = request;
    try {
      limits.search(reader);
    } catch (error) {
      if (error instanceof RateLimitError) return sendTooMany(reply, error);
      throw error;
    }
    const page = renderResults(loaded.searchPage, { query, ...(await listPages(query, reader.network)) }, addresses);
    limits.answered(reader, page.length);
    reply
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex, follow')
      .header('content-security-policy', loaded.policyOf('/search'))
      .type('text/html; charset=utf-8');
    return sendText(request, reply, page);
  });
}

/** A page of its own, which needs neither script nor style; the empty address is that of the search. */
function sendTooMany(reply: FastifyReply, { retryAfterSeconds, message }: RateLimitError): FastifyReply {
  return reply
    .code(429)
    .header('retry-after', retryAfterSeconds)
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Too many searches</title><h1>Too many searches</h1><p>${message}</p><p><a href="">Search again</a></p></html>`,
    );
}

/** The query as the reader meant it, cut to its limit; null when its encoding is broken. */
function readQuery(search: string): string | null {
  try {
    decodeURIComponent(search);
  } catch {
    return null;
  }
  const q = new URLSearchParams(search).get('q') ?? '';
  return q
    .slice(0, MAX_QUERY_LENGTH)
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .trim();
}

function renderResults(
  page: NonNullable<Site['searchPage']>,
  { query, total, pages, related = [] }: PageResults & { query: string },
  addresses: Addresses,
): string {
  const further = related.length === 0 ? '' : `<h2>Related</h2>${listOf(related, addresses)}`;
  const results = `<p>${countLine(total)}</p>${listOf(pages, addresses)}${further}`;
  return fillInput(fillDiv(page, 'search-fallback', results), 'q', escapeHtml(query));
}

function listOf(pages: PageResults['pages'], { toAddress }: Addresses): string {
  const items = pages.map(
    ({ url, title, description }) =>
      `<li><a href="${escapeHtml(toAddress(url))}">${escapeHtml(title)}</a>${description === '' ? '' : `<p>${escapeHtml(description)}</p>`}</li>`,
  );
  return items.length === 0 ? '' : `<ol>${items.join('')}</ol>`;
}

function countLine(total: number): string {
  if (total === 0) return 'No results were found';
  return total === 1 ? 'One document found' : `${total} documents found`;
}
