import type { FastifyInstance } from 'fastify';
import { createProxyDoubt } from './proxyDoubt.ts';
import { createReadReader, type ProxySettings, type Reader } from './readReader.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who limits count this request for. */
    readonly reader: Reader;
  }
}

/** Gives every request its `reader`. `onDoubt` hears once of each thing that is unexpected about how requests come. */
export function addReader(app: FastifyInstance, proxies: ProxySettings, onDoubt: (doubt: string) => void): void {
  const readReader = createReadReader(proxies);
  const doubtOf = createProxyDoubt(proxies);
  const heard = new Set<string>();
  app.decorateRequest('reader', {
    getter() {
      return readReader(this.raw);
    },
  });
  app.addHook('onRequest', async ({ raw }) => {
    const doubt = doubtOf(raw);
    if (doubt === null || heard.has(doubt)) return;
    heard.add(doubt);
    onDoubt(doubt);
  });
}
