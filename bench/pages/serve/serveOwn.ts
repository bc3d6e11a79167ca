import type { RunningSite } from '../../RunningSite.ts';
import { startServer } from '../../startServer.ts';
import { serveThrough } from './serveThrough.ts';

/** Our site from our own server, with its headers and its search, behind TLS. Throws when the server does not start. */
export async function serveOwn(siteDir: string): Promise<RunningSite> {
  const server = await startServer({ SITE_DIR: siteDir });
  const front = await serveThrough(server.base);
  return {
    base: front.base,
    async stop() {
      await front.stop();
      await server.stop();
    },
  };
}
