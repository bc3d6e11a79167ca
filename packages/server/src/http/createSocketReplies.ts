import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Problem, problems } from './problems.ts';

/** Replies written to the socket itself, because there is no request to answer. */
export interface SocketReplies {
  /** For what is no HTTP, or too large or too slow to be read. */
  answerBrokenRequest(error: Error & { code?: string }, socket: Duplex): void;
  /** For CONNECT. */
  refuseTunnel(request: unknown, socket: Duplex): void;
}

/** `headers` are those of every answer. */
export function createSocketReplies(headers: () => Readonly<Record<string, string>>): SocketReplies {
  return {
    answerBrokenRequest(error, socket) {
      if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
      // A second answer in the middle of the first would corrupt it.
      const answering: ServerResponse | null | undefined = Reflect.get(socket, '_httpMessage');
      if (answering?.headersSent === true) socket.destroy();
      else endWith(socket, problemOf(error.code), headers);
    },
    refuseTunnel: (_request, socket) => endWith(socket, problems.methodNotAllowed, headers),
  };
}

function problemOf(code: string | undefined): Problem {
  if (code === 'HPE_HEADER_OVERFLOW') return problems.headersTooLarge;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? problems.requestTimeout : problems.malformedRequest;
}

function endWith(socket: Duplex, { status, text }: Problem, headers: () => Readonly<Record<string, string>>): void {
  const body = `${text}\n`;
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'content-type: text/plain; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    ...Object.entries(headers()).map(([name, value]) => `${name}: ${value}`),
    'cache-control: no-store',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
