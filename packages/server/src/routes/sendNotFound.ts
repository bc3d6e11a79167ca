import { nearestPath, pageOfMarkdown } from '@feedback-docs/pages';
import type { Addresses } from '@feedback-docs/pages/addresses';
import { escapeHtml } from '@feedback-docs/text';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFoundMarkdown } from '../agents/notFoundMarkdown.ts';
import { ownOrigin } from '../http/crossSite.ts';
import { type AcceptedTypes, prefersHtml, prefersMarkdown } from '../http/parseAccept.ts';
import { problems, sendProblem } from '../http/problems.ts';
import { sendText } from '../http/sendText.ts';
import { isAssetPath } from '../site/contentTypes.ts';
import { fillDiv } from '../site/fillPage.ts';
import type { Site } from '../site/loadSite.ts';

/**
 * Says that there is nothing at a path: to a browser with the site's own page, which names the nearest page when one
 * is close, to an agent with Markdown, and to everybody else, or for a missing part of a page, with one sentence.
 */
export async function sendNotFound(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    site,
    path,
    accept,
    addresses,
  }: { site: Site; path: string; accept: AcceptedTypes; addresses: Pick<Addresses, 'toAddress'> },
): Promise<FastifyReply> {
  reply.header('vary', 'Accept');
  if (prefersMarkdown(accept) || pageOfMarkdown(path) !== null) {
    reply.code(404).header('cache-control', 'no-store').type('text/markdown; charset=utf-8');
    // Complete, as in the Markdown of pages: agents read a text without its address.
    const toAddress = (to: string) => ownOrigin(request) + addresses.toAddress(to);
    return sendText(request, reply, notFoundMarkdown(site.pages, path, { toAddress }));
  }
  if (!prefersHtml(accept) || isAssetPath(path)) return sendProblem(reply, problems.notFound);
  const nearest = nearestPath(site.pages, path);
  const page =
    nearest === null
      ? site.notFoundPage
      : fillDiv(
          site.notFoundPage,
          'nearest-path',
          `<p>Did you mean <a href="${escapeHtml(addresses.toAddress(nearest.url))}">${escapeHtml(nearest.title)}</a>?</p>`,
        );
  reply
    .code(404)
    .header('cache-control', 'no-store')
    .header('content-security-policy', site.policyOf('/404'))
    .type('text/html; charset=utf-8');
  return sendText(request, reply, page);
}
