import { request as ask, type IncomingHttpHeaders } from 'node:http';
import { listenSecurely, type ServedSite } from './listenSecurely.ts';

/** What belongs to one HTTP/1.1 connection and is forbidden in HTTP/2. */
const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection']);

/** Hands requests on to a server that speaks HTTP/1.1 without TLS, as the proxy in front of it does on the web. */
export function serveThrough(target: string): Promise<ServedSite> {
  const { hostname, port, host } = new URL(target);
  return listenSecurely((request, response) => {
    const headers = { ...withoutConnection(request.headers), host };
    const sent = ask({ hostname, port, path: request.url, method: request.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, withoutConnection(answer.headers));
      answer.pipe(response);
    });
    sent.on('error', () => response.writeHead(502).end());
    request.pipe(sent);
  });
}

function withoutConnection(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OF_THE_CONNECTION.has(name)),
  );
}
