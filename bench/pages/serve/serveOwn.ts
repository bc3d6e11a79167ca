import { startServer } from '../../startServer.ts';
import type { ServedSite } from './listenSecurely.ts';
import { serveThrough } from './serveThrough.ts';

/** Our site from our own server, with its headers and its search, behind TLS. Throws when the server does not start. */
export async function serveOwn(siteDir: string): Promise<ServedSite> {
  const server = await startServer({ SITE_DIR: siteDir });
  const front = await serveThrough(server.base);
  return {
    ...front,
    async stop() {
      await front.stop();
      await server.stop();
    },
  };
}
