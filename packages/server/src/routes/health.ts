import type { FastifyInstance } from 'fastify';
import { addReadRoute } from '../http/addReadRoute.ts';
import { parseAccept, prefersHtml } from '../http/parseAccept.ts';
import { problems, sendProblem } from '../http/problems.ts';
import { sendFile } from '../http/sendFile.ts';
import type { PartState, Readiness } from '../readiness.ts';
import type { SiteRoutesDeps } from './siteRoutes.ts';

const HEALTH_TYPE = 'application/health+json; charset=utf-8';
const LIVE = JSON.stringify({ status: 'pass', description: 'The documentation server answers.' });

/**
 * `/health/live` says that the process answers, as a page to browsers and as JSON to machines, and asks nothing else.
 * `/health/ready` is 503 until every part is loaded, and again once shutdown began.
 */
export function health(
  app: FastifyInstance,
  { site, contents, readiness }: SiteRoutesDeps & { readiness: Readiness },
): void {
  addReadRoute(app, '/health/live', async (request, reply) => {
    const accept = parseAccept(request.headers.accept);
    if (accept === null) return sendProblem(reply, problems.malformedAccept);
    reply.header('vary', 'Accept');
    const loaded = site();
    const file = loaded?.files.get('/health/live');
    if (loaded && file && prefersHtml(accept, ['application/health+json', 'application/json'])) {
      return sendFile(request, reply, { file, policy: loaded.policyOf('/health/live'), contents });
    }
    return reply.header('cache-control', 'no-store').type(HEALTH_TYPE).send(LIVE);
  });

  addReadRoute(app, '/health/ready', async (_request, reply) => {
    const isReady = readiness.isReady();
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .type(HEALTH_TYPE)
      .send(JSON.stringify({ status: isReady ? 'pass' : 'fail', ...describe(readiness) }));
  });
}

function describe(readiness: Readiness): object {
  const checks = Object.fromEntries([...readiness.parts()].map(([part, state]) => [part, [check(state)]]));
  const notes = readiness.notes();
  return {
    ...(readiness.isStopping() ? { output: 'The server is shutting down.' } : {}),
    checks,
    ...(notes.length > 0 ? { notes } : {}),
  };
}

function check(part: PartState): object {
  if (part.state === 'loaded') return { status: 'pass' };
  return { status: 'fail', output: part.state === 'failed' ? part.message : 'This part is still being loaded.' };
}
