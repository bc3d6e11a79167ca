import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { describeListenError } from '../describeListenError.ts';

/**
 * Serves figures for Prometheus at `/metrics` on a port of its own, until the app closes; resolves to that port. Rejects with what to do
 * when the port cannot be opened.
 */
export async function serveMetrics(
  app: FastifyInstance,
  registry: Registry,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<number> {
  const server = createServer(async ({ url, method }, response) => {
    if (url !== '/metrics' || method !== 'GET') {
      response.writeHead(404).end('The figures are at /metrics.\n');
      return;
    }
    response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' });
    response.end(await registry.metrics());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new Error(describeListenError(error, 'METRICS', { port, host }))));
    server.listen(port, host, resolve);
  });
  app.addHook('onClose', async () => void server.close());
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}
