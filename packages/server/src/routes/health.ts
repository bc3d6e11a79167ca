import type { FastifyInstance } from 'fastify';
import { addGetRoute } from '../http/addGetRoute.ts';
import { parseAccept, prefersHtml } from '../http/parseAccept.ts';
import { problems, sendProblem } from '../http/problems.ts';
import { type Health, type PartState, type Readiness, VITAL_PART } from '../readiness.ts';
import { sendFile } from '../site/sendFile.ts';
import type { SiteRoutesDeps } from './siteRoutes.ts';

const HEALTH_TYPE = 'application/health+json; charset=utf-8';
const DESCRIPTIONS: Record<Health, string> = {
  pass: 'Everything works.',
  warn: 'Degraded: pages are served, but not everything works.',
  fail: 'Down: readers should not be sent here.',
};
const LIVE = JSON.stringify({ status: 'pass', description: 'The documentation server answers.' });

/**
 * `/health/live` says that the process answers, as a page to browsers and as JSON to machines, and asks nothing else.
 * `/health/ready` is 503 until every part is loaded or has failed, without pages, and once shutdown began. A server whose search,
 * assistant or store failed still serves pages, so it answers 200 and says what is missing.
 */
export function health(
  app: FastifyInstance,
  { site, contents, readiness }: SiteRoutesDeps & { readiness: Readiness },
): void {
  addGetRoute(app, '/health/live', async (request, reply) => {
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

  addGetRoute(app, '/health/ready', async (_request, reply) => {
    const health = readiness.health();
    return reply
      .code(health === 'fail' ? 503 : 200)
      .header('cache-control', 'no-store')
      .type(HEALTH_TYPE)
      .send(JSON.stringify({ status: health, ...describe(readiness) }));
  });
}

/** Anybody may read this, so it names parts and no files; what went wrong is in the log. */
function describe(readiness: Readiness): object {
  const checks = Object.fromEntries([...readiness.parts()].map(([part, state]) => [part, [check(part, state)]]));
  const notes = readiness.notes();
  return {
    description: DESCRIPTIONS[readiness.health()],
    ...(readiness.isStopping() ? { output: 'The server is shutting down.' } : {}),
    checks,
    ...(notes.length > 0 ? { notes } : {}),
  };
}

function check(part: string, state: PartState): object {
  if (state === 'loaded') return { status: 'pass' };
  if (state === 'loading') return { status: 'fail', output: 'This part is still being loaded.' };
  return { status: part === VITAL_PART ? 'fail' : 'warn', output: 'This part does not work. The log says why.' };
}
