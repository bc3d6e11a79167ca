import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pass } from 'node:timers/promises';

/** Bytes that a piece has at least, up to the next tag, and the time until the next one: long enough for most to be painted before. */
const PIECE = 120;
const PAUSE_MS = 25;
/** Behind this many bytes of the body nothing is in the first window any more. */
const SEEN_FIRST = 24_000;

/** Serves what another server has, pages in small pieces as over the slowest line. */
export async function serveSlowly(base: string): Promise<{ origin: string } & AsyncDisposable> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(base + request.url);
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    const body = Buffer.from(await answer.arrayBuffer());
    if (type.startsWith('text/html')) await sendInPieces(response, body);
    else response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function sendInPieces(response: ServerResponse, page: Buffer): Promise<void> {
  let sent = page.indexOf('<body');
  response.write(page.subarray(0, sent));
  for (const end = sent + SEEN_FIRST; sent < end && !response.destroyed; ) {
    const next = page.indexOf('<', sent + PIECE);
    if (next < 0) break;
    response.write(page.subarray(sent, next));
    sent = next;
    await pass(PAUSE_MS);
  }
  response.end(page.subarray(sent));
}
