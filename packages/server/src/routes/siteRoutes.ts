import { markdownPath, pageOfMarkdown, tidyPath } from '@feedback-docs/pages';
import type { Addresses } from '@feedback-docs/pages/addresses';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AskRouteDeps, askedOfPage, sendAsked } from '../agents/askRoute.ts';
import { announceTwins, twinsAt } from '../agents/markdownOf.ts';
import { addGetRoute } from '../http/addGetRoute.ts';
import { decodePath, queryOf } from '../http/decodePath.ts';
import { parseAccept, prefersMarkdown } from '../http/parseAccept.ts';
import { problems, sendProblem } from '../http/problems.ts';
import type { ContentCache } from '../site/contentCache.ts';
import type { AssetArchive } from '../site/createAssetArchive.ts';
import type { Site } from '../site/loadSite.ts';
import { sendFile } from '../site/sendFile.ts';
import { sendNotFound } from './sendNotFound.ts';

/** What the routes of the site need; `site` answers null until it is loaded. */
export interface SiteRoutesDeps {
  site: () => Site | null;
  contents: ContentCache;
  addresses: Addresses;
}

type LoadedSite = Omit<SiteRoutesDeps, 'site'> & { site: Site };

/** Serves every page and file of the built site, sends untidy addresses to their page, and answers the rest with 404. */
export function siteRoutes(
  app: FastifyInstance,
  {
    site,
    contents,
    addresses,
    ask,
    findAsset,
  }: SiteRoutesDeps & { ask: AskRouteDeps; findAsset: AssetArchive['find'] },
): void {
  addGetRoute(app, '/*', async (request, reply) => {
    const loaded = site();
    if (loaded === null) return sendProblem(reply.header('retry-after', '2'), problems.notReady);
    const asked = askedOfPage(request);
    const path = decodePath(request.raw.url ?? '');
    const isMarkdown = path.kind === 'path' && pageOfMarkdown(path.path) !== null;
    const twins = isMarkdown ? twinsAt(loaded, path.path) : null;
    if (asked !== null && twins !== null)
      return sendAsked(
        request,
        reply,
        { ...asked, page: loaded.pages.find(({ url }) => url === twins.pagePath)?.title },
        ask,
      );
    if (path.kind === 'path' && !loaded.files.has(path.path)) {
      // Without the store there are no files of other builds.
      const file = await findAsset(path.path).catch(() => undefined);
      if (file !== undefined) return sendFile(request, reply, { file, policy: loaded.policyOf(path.path), contents });
    }
    return sendPath(request, reply, { site: loaded, contents, addresses });
  });
}

/** Answers a request for a path of the site. */
export async function sendPath(
  request: FastifyRequest,
  reply: FastifyReply,
  { site, contents, addresses }: LoadedSite,
): Promise<FastifyReply> {
  const target = request.raw.url ?? '';
  const decoded = decodePath(target);
  if (decoded.kind === 'malformed') return sendProblem(reply, problems.malformedAddress);
  if (decoded.kind === 'too-long') return sendProblem(reply, problems.addressTooLong);
  const accept = parseAccept(request.headers.accept);
  if (accept === null) return sendProblem(reply, problems.malformedAccept);

  const file = site.files.get(decoded.path);
  if (file !== undefined) {
    const twins = twinsAt(site, decoded.path);
    if (twins !== null) announceTwins(reply, site, twins, addresses);
    const isMarkdownWanted = twins !== null && prefersMarkdown(accept);
    const sent = isMarkdownWanted ? { path: twins.markdownPath, file: twins.markdown } : { path: decoded.path, file };
    return sendFile(request, reply, { file: sent.file, policy: site.policyOf(sent.path), contents });
  }
  const canonical = canonicalPath(site, decoded.path);
  if (canonical !== null)
    return reply.header('cache-control', 'no-cache').redirect(addresses.toAddress(canonical) + queryOf(target), 308);
  return sendNotFound(request, reply, { site, path: decoded.path, accept, addresses });
}

/**
 * The address of the page an old-style or untidy path means (`/docs/`, `/docs/intro.html`, `/docs/intro/index.html`, and
 * the same with `.md`), or null when there is no such page. Only addresses of this site are ever answered, so a redirect cannot leave it.
 */
function canonicalPath(site: Pick<Site, 'files'>, path: string): string | null {
  const page = pageOfMarkdown(path);
  if (page !== null) return page !== path && twinsAt(site, page) !== null ? encodeURI(markdownPath(page)) : null;
  const tidy = tidyPath(path);
  const isPage = tidy !== path && site.files.get(tidy)?.contentType.startsWith('text/html') === true;
  return isPage ? encodeURI(tidy) : null;
}
