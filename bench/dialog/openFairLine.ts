import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What a line can do. */
export interface LineSpeed {
  readonly megabits: number;
  /** Time from one end to the other and back. */
  readonly roundTripMs: number;
}

/** The line between a browser and a server of this machine. */
export interface FairLine {
  readonly port: number;
  close(): Promise<void>;
}

/** Sent at once, as a packet would be. */
const PIECE_BYTES = 1460;

/**
 * Lays a line to a port of this machine, on which connections take turns piece by piece: what is small does not wait behind all of what
 * is large. A connection is there after one round trip, an answer comes after another one.
 */
export async function openFairLine(target: number, { megabits, roundTripMs }: LineSpeed): Promise<FairLine> {
  const bytesPerMs = (megabits * 1_000_000) / 8 / 1000;
  const ends = new Set<Socket>();
  const queues = new Map<Socket, Buffer[]>();
  /** When what was sent before has gone through, for all connections together. */
  let freeAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function pump(): void {
    timer = undefined;
    freeAt = Math.max(freeAt, performance.now() - 1);
    while (freeAt <= performance.now()) {
      const next = queues.entries().next().value;
      if (next === undefined) return;
      const [near, pieces] = next;
      const piece = pieces.shift();
      // To the end of the row, or out of it.
      queues.delete(near);
      if (piece === undefined) continue;
      if (pieces.length > 0) queues.set(near, pieces);
      freeAt += piece.length / bytesPerMs;
      if (near.writable) near.write(piece);
    }
    timer = setTimeout(pump, 1);
  }

  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end);
      end.setNoDelay(true);
      // A browser that is closed breaks its connections off.
      end.on('error', () => other.destroy());
      end.on('close', () => {
        ends.delete(end);
        other.destroy();
      });
    }
    const isThere = performance.now() + roundTripMs;
    near.on('data', (data) => {
      const wait = Math.max(isThere - performance.now(), 0) + roundTripMs;
      setTimeout(() => far.writable && far.write(data), wait);
    });
    far.on('data', (data) => {
      const pieces = queues.get(near) ?? [];
      for (let start = 0; start < data.length; start += PIECE_BYTES)
        pieces.push(data.subarray(start, start + PIECE_BYTES));
      queues.set(near, pieces);
      timer ??= setTimeout(pump);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      clearTimeout(timer);
      const closed = once(server, 'close');
      server.close();
      for (const end of ends) end.destroy();
      await closed;
    },
  };
}
