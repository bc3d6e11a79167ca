import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What a line can do. */
export interface LineSpeed {
  readonly megabits: number;
  /** Time from one end to the other and back. */
  readonly roundTripMs: number;
}

/** The line between browsers and a server of this machine. */
export interface Line {
  readonly port: number;
  /** Counts for everything on its way from now on, also for what a browser fetches by itself; null is as fast as the machine. */
  speed: LineSpeed | null;
  close(): Promise<void>;
}

/** Sent at once, as a packet would be. */
const PIECE_BYTES = 1460;

/**
 * Lays a line to a port of this machine, on which connections take turns piece by piece: what is small does not wait behind all of what
 * is large. A connection is there after one round trip, an answer comes after another one.
 */
export async function openLine(target: number, speed: LineSpeed | null = null): Promise<Line> {
  const ends = new Set<Socket>();
  const queues = new Map<Socket, Buffer[]>();
  /** When what was sent before has gone through, for all connections together. */
  let freeAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function pump(): void {
    timer = undefined;
    freeAt = Math.max(freeAt, performance.now() - 1);
    while (line.speed === null || freeAt <= performance.now()) {
      const next = queues.entries().next().value;
      if (next === undefined) return;
      const [near, pieces] = next;
      const piece = pieces.shift();
      // To the end of the row, or out of it.
      queues.delete(near);
      if (piece === undefined) continue;
      if (pieces.length > 0) queues.set(near, pieces);
      if (line.speed !== null) freeAt += piece.length / bytesPerMs(line.speed);
      if (near.writable) near.write(piece);
    }
    timer = setTimeout(pump, 1);
  }

  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    joinEnds(ends, near, far);
    const isThere = performance.now() + (line.speed?.roundTripMs ?? 0);
    let sent = Promise.resolve();
    near.on('data', (data) => {
      const arrival = line.speed && wait(Math.max(isThere - performance.now(), 0) + line.speed.roundTripMs);
      sent = sent.then(() => arrival).then(() => void (far.writable && far.write(data)));
    });
    far.on('data', (data) => {
      const pieces = queues.get(near) ?? [];
      for (let start = 0; start < data.length; start += PIECE_BYTES)
        pieces.push(data.subarray(start, start + PIECE_BYTES));
      queues.set(near, pieces);
      if (line.speed === null) pump();
      else timer ??= setTimeout(pump);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const line: Line = {
    port: (server.address() as AddressInfo).port,
    speed,
    async close() {
      clearTimeout(timer);
      const closed = once(server, 'close');
      server.close();
      for (const end of ends) end.destroy();
      await closed;
    },
  };
  return line;
}

/** When one end of a connection goes, so does the other: a browser that is closed breaks its connections off. */
function joinEnds(ends: Set<Socket>, near: Socket, far: Socket): void {
  for (const [end, other] of [
    [near, far],
    [far, near],
  ] as const) {
    ends.add(end);
    end.setNoDelay(true);
    end.on('error', () => other.destroy());
    end.on('close', () => {
      ends.delete(end);
      other.destroy();
    });
  }
}

function bytesPerMs({ megabits }: LineSpeed): number {
  return (megabits * 1_000_000) / 8 / 1000;
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
