import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A line with latency to the site. */
export interface LateServer extends AsyncDisposable {
  readonly origin: string;
  /** The words that the service was last asked for, undefined before. */
  readonly lastQuery: () => string | undefined;
}

/** Serves what another server has, every answer later by `latencyMs`. In any browser, so it takes no part of the browser for it. */
export async function serveLate(base: string, latencyMs: number): Promise<LateServer> {
  let lastQuery: string | undefined;
  const server = createServer(async (request, response) => {
    const body = await text(request);
    if (request.url?.includes('/queries'))
      lastQuery = (JSON.parse(body) as { requests?: { query?: string }[] }).requests?.[0]?.query;
    const { method, headers } = request;
    setTimeout(() => {
      ask(
        new URL(request.url ?? '/', base),
        // A connection that is kept may be closed while it is being used again.
        { method, agent: false, headers: { ...headers, connection: 'close', host: new URL(base).host } },
        (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          // What breaks off there breaks off here.
          answer.on('error', () => response.destroy()).pipe(response);
        },
      )
        .on('error', () => response.destroy())
        .end(body);
    }, latencyMs);
  });
  // A busy browser may send on a connection that was closed while it rested.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lastQuery: () => lastQuery,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
