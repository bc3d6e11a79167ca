import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** What readers who do not take their answers may hold of the server's memory. */
export interface StalledReaderOptions {
  /** Time in milliseconds without a byte taken, after which a connection is closed. Default 20 s. */
  readonly stallMs?: number;
  /** Bytes that may wait for all readers together; above them the connections that wait longest are closed. Default 64 MiB. */
  readonly maxWaitingBytes?: number;
  /** Answers that may wait on one connection; browsers and proxies ask for one at a time. Default 8. */
  readonly maxPipelined?: number;
  /** Time between two looks at what waits, in milliseconds. Default 250. */
  readonly intervalMs?: number;
}

/** Closes connections whose readers do not take what they asked for, on every route. */
export function closeStalledReaders(
  app: FastifyInstance,
  {
    stallMs = 20_000,
    maxWaitingBytes = 64 * 1024 * 1024,
    maxPipelined = 8,
    intervalMs = 250,
  }: StalledReaderOptions = {},
): void {
  /** The answers under way by connection; those that wait longest come first. */
  const pending = new Map<Socket, Set<ServerResponse>>();

  const done = (socket: Socket, response: ServerResponse) => {
    const responses = pending.get(socket);
    responses?.delete(response);
    if (responses?.size === 0) pending.delete(socket);
  };

  app.server.setTimeout(stallMs);
  app.server.on('connection', (socket: Socket) => socket.once('close', () => pending.delete(socket)));
  // Before the framework's own listener, which begins the answer.
  app.server.prependListener('request', ({ socket }, response) => {
    const responses = pending.get(socket) ?? new Set();
    pending.set(socket, responses.add(response));
    if (responses.size > maxPipelined) {
      socket.destroy();
      return;
    }
    // Node restarts the time with every byte taken. An answer that is still being made is not the reader's fault.
    response.on('timeout', () => {
      if (response.writableLength > 0) socket.destroy();
    });
    response.once('finish', () => done(socket, response));
    response.once('close', () => done(socket, response));
  });

  // The parser continues with what the closed connection has sent already; its answers are not sent.
  app.addHook('onRequest', ({ socket }, _reply, next) => {
    if (!socket.destroyed) next();
  });

  const timer = setInterval(() => closeSlowest(pending, maxWaitingBytes), intervalMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

function closeSlowest(pending: ReadonlyMap<Socket, ReadonlySet<ServerResponse>>, maxWaitingBytes: number): void {
  const connections = [...pending].map(([socket, responses]) => ({
    socket,
    waiting: [...responses].reduce((bytes, { writableLength }) => bytes + writableLength, 0),
  }));
  let total = connections.reduce((bytes, { waiting }) => bytes + waiting, 0);
  for (const { socket, waiting } of connections) {
    if (total <= maxWaitingBytes) return;
    if (waiting === 0) continue;
    socket.destroy();
    total -= waiting;
  }
}
