import { matchTitles } from '@feedback-docs/pages';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../src/app.ts';
import { createReadiness, type Readiness } from '../src/readiness.ts';
import { loadSite } from '../src/site/loadSite.ts';

/** The server on a loaded site, silent unless `logLevel` says otherwise. */
export async function createTestApp(siteDir: string): Promise<{ app: FastifyInstance; readiness: Readiness }> {
  const site = await loadSite(siteDir);
  const readiness = createReadiness(['site']);
  readiness.loaded('site');
  const app = createApp({
    settings: { logLevel: 'silent', trustProxy: false, hstsMaxAge: 0 },
    readiness,
    site: () => site,
    listPages: (query) => {
      const pages = matchTitles(site.pages, query);
      return { total: pages.length, pages };
    },
  });
  return { app, readiness };
}
