import type { FastifyInstance } from 'fastify';
import { problems, sendProblem } from './problems.ts';

/** Refuses requests with several Host headers: a proxy and this server could each believe another one. */
export function requireOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { rawHeaders } }, reply) => {
    // Names and values take turns.
    const hosts = rawHeaders.filter((text, index) => index % 2 === 0 && text.length === 4 && /^host$/i.test(text));
    if (hosts.length > 1) return sendProblem(reply, problems.severalHosts);
  });
}
