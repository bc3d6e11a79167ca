import { once } from 'node:events';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { RunningSite } from '../../RunningSite.ts';
import { type Line, openLine } from '../../serve/openLine.ts';
import { readCertificate } from './readCertificate.ts';

/** A site that answers over a line which can be made slow. */
export interface ServedSite extends RunningSite {
  readonly line: Line;
}

/** Answers over HTTP/2 and TLS on a free port of this machine, as a site on the web does. */
export async function listenSecurely(
  answer: (request: Http2ServerRequest, response: Http2ServerResponse) => void,
): Promise<ServedSite> {
  const server = createSecureServer({ ...(await readCertificate()), allowHTTP1: true }, answer);
  const sessions = new Set<{ destroy(): void }>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
    // A browser that is closed breaks its connections off; that is no fault of the server.
    session.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const line = await openLine((server.address() as AddressInfo).port);
  return {
    base: `https://localhost:${line.port}`,
    line,
    async stop() {
      await line.close();
      const closed = once(server, 'close');
      server.close();
      for (const session of sessions) session.destroy();
      await closed;
    },
  };
}
