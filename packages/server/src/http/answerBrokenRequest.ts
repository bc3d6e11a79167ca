import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Problem, problems } from './problems.ts';

/** Answers, on the bare connection, a request that is not even HTTP, or too large or too slow to be read. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  // A second answer in the middle of the first would corrupt it.
  const answering: ServerResponse | null | undefined = Reflect.get(socket, '_httpMessage');
  if (answering?.headersSent === true) socket.destroy();
  else endWith(socket, problemOf(error.code));
}

/** Refuses, on the bare connection, to be a tunnel to another host. */
export function refuseTunnel(_request: unknown, socket: Duplex): void {
  endWith(socket, problems.methodNotAllowed);
}

function problemOf(code: string | undefined): Problem {
  if (code === 'HPE_HEADER_OVERFLOW') return problems.headersTooLarge;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? problems.requestTimeout : problems.malformedRequest;
}

function endWith(socket: Duplex, { status, text }: Problem): void {
  const body = `${text}\n`;
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'content-type: text/plain; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'x-content-type-options: nosniff',
    'cache-control: no-store',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
