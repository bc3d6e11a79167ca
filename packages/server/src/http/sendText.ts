import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { negotiateEncoding } from './negotiateEncoding.ts';

const compress = promisify(gzip);

/** Below this many characters the headers weigh more than what compression saves. */
const MIN_COMPRESSED_LENGTH = 1400;
/** The fastest level, in small memory and one output block: an answer made for one reader is sent once. */
const QUICK = { level: 1, memLevel: 6, windowBits: 14, chunkSize: 65_536 };

/** Sends an answer made for this request, compressed when the client accepts gzip and it is worth it. Status, type and caching are set by the caller. */
export async function sendText(request: FastifyRequest, reply: FastifyReply, text: string): Promise<FastifyReply> {
  if (text.length < MIN_COMPRESSED_LENGTH) return reply.send(text);
  addVary(reply, 'Accept-Encoding');
  // As bytes, half the size of most texts: this is what waits while a reader is slow.
  if (!acceptsGzip(request.headers['accept-encoding'])) return reply.send(Buffer.from(text));
  return reply.header('content-encoding', 'gzip').send(await compress(text, QUICK));
}

function acceptsGzip(header: string | undefined): boolean {
  const accepted = negotiateEncoding(header);
  return accepted.indexOf('gzip') !== -1 && accepted.indexOf('gzip') < accepted.indexOf('identity');
}

/** Names one more header of the request that decides what is answered. */
export function addVary(reply: FastifyReply, name: string): void {
  const vary = reply.getHeader('vary');
  reply.header('vary', vary === undefined ? name : `${vary}, ${name}`);
}
