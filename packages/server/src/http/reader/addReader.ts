import type { FastifyInstance } from 'fastify';
import { createReaderIdentifier, type ProxySettings, type Reader } from './identifyReader.ts';
import { createProxyWarning } from './proxyWarning.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who limits count this request for. */
    readonly reader: Reader;
  }
}

/** Decorates requests with their `reader`. `onProxyWarning` is called once for each different warning. */
export function addReader(
  app: FastifyInstance,
  proxies: ProxySettings,
  onProxyWarning: (warning: string) => void,
): void {
  const identifyReader = createReaderIdentifier(proxies);
  const warningOf = createProxyWarning(proxies);
  const seen = new Set<string>();
  app.decorateRequest('reader', {
    getter() {
      return identifyReader(this.raw);
    },
  });
  app.addHook('onRequest', async ({ raw }) => {
    const warning = warningOf(raw);
    if (warning === null || seen.has(warning)) return;
    seen.add(warning);
    onProxyWarning(warning);
  });
}
