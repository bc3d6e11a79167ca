import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The parts of a page that its first one lists. */
const PART = /^- \[Part \d+: .*\]\(https?:\/\/[^/]+(.+)\)$/gm;

/**
 * Serves what another server does, but a page whose Markdown is divided as one Markdown file, for a check that reads one file of a page.
 * Other headers than those of the type of content are not passed on.
 */
export async function serveWholeMarkdown(origin: string): Promise<{ base: string; close: () => void }> {
  const server = createServer(async (request, reply) => {
    const { accept = '*/*' } = request.headers;
    const answer = await fetch(origin + request.url, { headers: { accept }, redirect: 'manual' });
    const text = await answer.text();
    const parts = await Promise.all(
      [...text.matchAll(PART)].map(async ([, path = '']) => (await fetch(origin + path)).text()),
    );
    reply.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
    reply.end([text, ...parts].join('\n'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}
