import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from '../http/decodePath.ts';
import type { DayCounts } from './createDayCounts.ts';

/** How the documentation can be read: by browsers as pages, and by agents in these ways. */
export const AGENT_WAYS = ['twin', 'negotiation', 'mcp', 'ask'] as const;

type Way = 'page' | (typeof AGENT_WAYS)[number];

/** Counts each successful read of a page, or of what a page says, by its way. Nothing of the request is kept. */
export function countReads(app: FastifyInstance, count: DayCounts['count']): void {
  app.addHook('onResponse', async (request, reply) => {
    const way = wayOf(request, reply);
    if (way !== null) count('access', way);
  });
}

function wayOf({ method, routeOptions, raw }: FastifyRequest, reply: FastifyReply): Way | null {
  if (reply.statusCode !== 200) return null;
  if (routeOptions.url === '/mcp') return method === 'POST' ? 'mcp' : null;
  if (method !== 'GET') return null;
  if (reply.hasHeader('x-answer-outcome')) return 'ask';
  // Pages that have a twin, and their twins, name it; files of the site do not.
  if (!String(reply.getHeader('link') ?? '').includes('rel="alternate"; type="text/markdown"')) return null;
  if (String(reply.getHeader('content-type')).startsWith('text/html')) return 'page';
  return pathOf(raw.url ?? '').endsWith('.md') ? 'twin' : 'negotiation';
}
