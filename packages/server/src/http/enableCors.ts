import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/** For how long browsers cache a preflight. */
const PREFLIGHT_SECONDS = 86_400;

/** Allows cross-origin requests from these origins; an asterisk stands for all. */
export async function enableCors(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  const origin = origins.includes('*') ? '*' : origins.length > 0 && [...origins];
  await app.register(cors, { origin, methods: ['GET', 'POST', 'DELETE'], maxAge: PREFLIGHT_SECONDS });
  if (origin === false) return;
  // Beacons are sent without CORS; their answers are blocked, with an error in the console, unless this allows them.
  app.addHook(
    'onRequest',
    async (_request, reply) => void reply.header('cross-origin-resource-policy', 'cross-origin'),
  );
}
