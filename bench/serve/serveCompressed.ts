import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { contentTypeOf } from './contentTypeOf.ts';
import { findFile } from './findFile.ts';

/** A host of files, and what it has sent. */
export interface FileHost {
  readonly port: number;
  /** Bytes of all answers so far, without headers. */
  readonly sent: { bytes: number };
  stop(): void;
}

/** Serves a built site as a host of files does, kept by browsers: in brotli where the build has made it, gzipped where not. */
export async function serveCompressed(folder: string): Promise<FileHost> {
  const bodies = new Map<string, { encoding: string; body: Buffer }>();
  const sent = { bytes: 0 };
  const server = createServer((request, response) => {
    const file = findFile(folder, request.url ?? '/');
    if (file === null) {
      response.writeHead(404).end();
      return;
    }
    const { encoding, body } = bodies.get(file) ?? compressed(file);
    bodies.set(file, { encoding, body });
    sent.bytes += body.length;
    const type = contentTypeOf(file);
    const headers = { 'content-type': type, 'content-encoding': encoding, 'content-length': body.length };
    response.writeHead(200, { ...headers, 'cache-control': 'max-age=600' }).end(body);
  });
  // A connection closed by the host while a request is on its way over the line would lose the request.
  server.keepAliveTimeout = 60_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    sent,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function compressed(file: string) {
  if (existsSync(`${file}.br`)) return { encoding: 'br', body: readFileSync(`${file}.br`) };
  return { encoding: 'gzip', body: gzipSync(readFileSync(file), { level: 9 }) };
}
