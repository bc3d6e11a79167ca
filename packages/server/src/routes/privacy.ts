import {
  DEFAULT_SERVER_PRIVACY,
  privacyHtml,
  privacyMarkdown,
  privacySections,
  type ServerPrivacy,
} from '@feedback-docs/pages/privacy';
import { escapeHtml } from '@feedback-docs/text';
import type { FastifyInstance } from 'fastify';
import { addGetRoute } from '../http/addGetRoute.ts';
import { enableCors } from '../http/enableCors.ts';
import { parseAccept, prefersMarkdown } from '../http/parseAccept.ts';
import { problems, sendProblem } from '../http/problems.ts';
import { sendText } from '../http/sendText.ts';
import { replaceDiv } from '../site/fillPage.ts';
import { type SiteRoutesDeps, sendPath } from './siteRoutes.ts';

/** The element of the built page that holds the text, and the attribute that says which settings it was written from. */
const TEXT_ID = 'privacy-text';
const SETTINGS_ATTRIBUTE = 'data-server';

/**
 * Serves `/privacy` with what this server's settings make of it, and the settings themselves as `/privacy.json` for pages that another
 * host serves. With default settings the page is the one that was built.
 */
export function privacy(
  app: FastifyInstance,
  {
    site,
    contents,
    addresses,
    server,
    corsOrigins,
  }: SiteRoutesDeps & { server: ServerPrivacy; corsOrigins: readonly string[] },
): void {
  const json = JSON.stringify(server);
  const isDefault = json === JSON.stringify(DEFAULT_SERVER_PRIVACY);

  addGetRoute(app, '/privacy', async (request, reply) => {
    const loaded = site();
    if (loaded === null) return sendProblem(reply.header('retry-after', '2'), problems.notReady);
    if (isDefault || loaded.privacy === undefined)
      return sendPath(request, reply, { site: loaded, contents, addresses });
    const { page, facts } = loaded.privacy;
    const accept = parseAccept(request.headers.accept);
    if (accept === null) return sendProblem(reply, problems.malformedAccept);
    if (prefersMarkdown(accept))
      return reply.header('cache-control', 'no-cache').redirect(addresses.toAddress('/privacy.md'), 302);
    reply
      .header('cache-control', 'public, no-cache')
      .header('content-security-policy', loaded.policyOf('/privacy'))
      .type('text/html; charset=utf-8');
    const open = `<div id="${TEXT_ID}" ${SETTINGS_ATTRIBUTE}="${escapeHtml(json)}">`;
    return sendText(request, reply, replaceDiv(page, TEXT_ID, open + privacyHtml(privacySections(facts, server))));
  });

  addGetRoute(app, '/privacy.md', async (request, reply) => {
    const loaded = site();
    if (loaded === null) return sendProblem(reply.header('retry-after', '2'), problems.notReady);
    if (isDefault || loaded.privacy === undefined)
      return sendPath(request, reply, { site: loaded, contents, addresses });
    reply.header('cache-control', 'public, no-cache').type('text/markdown; charset=utf-8');
    return sendText(request, reply, privacyMarkdown(privacySections(loaded.privacy.facts, server)));
  });

  app.register(
    async (scope) => {
      await enableCors(scope, corsOrigins);
      addGetRoute(scope, '/', async (_request, reply) =>
        reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(json),
      );
    },
    { prefix: '/privacy.json' },
  );
}
