import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Slow 4G as Lighthouse has it, nine tenths of 1.6 Mbit/s: time until a request is there, and bytes a millisecond on the way back. */
const LATENCY_MS = 150;
const BYTES_PER_MS = (0.9 * 1.6 * 1024 * 1024) / 8 / 1000;
/** Sent at once, so that what is small does not wait behind all of what is large. */
const PIECE_BYTES = 1460;

/** The line between browsers and a server of this machine. */
export interface Line {
  readonly port: number;
  /** Applies to everything on its way from now on, for pages, scripts, and what a browser fetches on its own. */
  isSlow: boolean;
  close(): Promise<void>;
}

/** Lays a line to a port of this machine; as fast as the machine until it is made slow. */
export async function openLine(target: number): Promise<Line> {
  const ends = new Set<Socket>();
  /** When what was sent before has gone through, for all connections together. */
  let freeAt = 0;
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
    hand(near, far, () => (line.isSlow ? LATENCY_MS : 0));
    hand(far, near, (bytes) => {
      if (!line.isSlow) return 0;
      freeAt = Math.max(freeAt, performance.now()) + bytes / BYTES_PER_MS;
      return freeAt - performance.now();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const line: Line = {
    port: (server.address() as AddressInfo).port,
    isSlow: false,
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const end of ends) end.destroy();
      await closed;
    },
  };
  return line;
}

/** Hands on what comes, in order, each piece after the time it takes. */
function hand(from: Socket, to: Socket, timeFor: (bytes: number) => number): void {
  let handed = Promise.resolve();
  from.on('data', (data) => {
    for (let start = 0; start < data.length; start += PIECE_BYTES) {
      const piece = data.subarray(start, start + PIECE_BYTES);
      const arrival = passed(timeFor(piece.length));
      handed = handed.then(() => arrival).then(() => void (to.writable && to.write(piece)));
    }
  });
}

function passed(time: number): Promise<void> | undefined {
  return time <= 0 ? undefined : new Promise((resolve) => setTimeout(resolve, time));
}
