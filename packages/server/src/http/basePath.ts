import type { FastifyInstance } from 'fastify';
import { queryOf } from './decodePath.ts';
import { problems, sendProblem } from './problems.ts';

/** Probes ask the server itself, whatever path the site is served below. */
const PROBES = ['/health/live', '/health/ready'];

/** The request target as the routes know it, without the path that the site is served below; one outside of it stays as it is. */
export function pathBelow(target: string, baseUrl: string): string {
  return target.startsWith(baseUrl) ? target.slice(baseUrl.length - 1) : target;
}

/** Answers requests outside of the path that the site is served below: its parents lead to the home page, the rest is not here. */
export function refuseOutside(app: FastifyInstance, baseUrl: string): void {
  if (baseUrl === '/') return;
  app.addHook('onRequest', async ({ originalUrl }, reply) => {
    const [path = ''] = originalUrl.split(/[?#]/, 1);
    if (originalUrl.startsWith(baseUrl) || PROBES.includes(path)) return undefined;
    const isParent = path === '/' || path === baseUrl.slice(0, -1);
    if (isParent) return reply.header('cache-control', 'no-cache').redirect(baseUrl + queryOf(originalUrl), 308);
    return sendProblem(reply, problems.notFound);
  });
}
