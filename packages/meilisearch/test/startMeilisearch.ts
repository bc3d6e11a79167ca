import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that Meilisearch got. */
interface Asked {
  readonly call: string;
  readonly key: string | undefined;
  readonly body: unknown;
}

/** What it answers to a request: status and body. */
export type Exchanges = Readonly<Record<string, readonly [status: number, body: unknown]>>;

/** A server that answers as Meilisearch's reference says, by method and path, and keeps what it is asked. */
export async function startMeilisearch(exchanges: Exchanges) {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const call = `${request.method} ${request.url}`;
    asked.push({ call, key: request.headers.authorization, body: text === '' ? undefined : JSON.parse(text) });
    const [status, body] = exchanges[call] ?? [
      404,
      { message: `Nothing is written down for ${call}.`, code: 'not_found' },
    ];
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, asked, stop: () => server.close() };
}
