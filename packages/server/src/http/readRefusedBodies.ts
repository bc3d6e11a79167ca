import type { FastifyInstance } from 'fastify';

/** What is still read of a body that was refused, in bytes. */
const MAX_READ_ON_BYTES = 8 * 1024 * 1024;

/**
 * Reads on, and throws away, what the sender of a refused body still sends: a connection that is closed before is reset, and the sender
 * never gets to read why.
 */
export function readRefusedBodies(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    if (reply.statusCode !== 413) return;
    reply.removeHeader('connection');
    let left = MAX_READ_ON_BYTES;
    raw.on('data', ({ length }: Buffer) => {
      left -= length;
      if (left < 0) raw.destroy();
    });
  });
}
