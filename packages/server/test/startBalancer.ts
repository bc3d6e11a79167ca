import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

const CHECK_MS = 100;

/** A load balancer as clouds have them: readers go to the servers whose `/health/ready` answers 200, in turn, and nothing is tried again. */
export async function startBalancer() {
  const servers = new Map<string, { isReady: boolean }>();
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  let turn = 0;
  let isRunning = true;

  const balancer = createServer((asked, answer) => {
    const ready = [...servers].filter(([, { isReady }]) => isReady);
    const [base] = ready[turn++ % ready.length] ?? [];
    if (base === undefined) return void answer.writeHead(502).end('no server is ready');
    const passedOn = request(base + asked.url, { agent, method: asked.method, headers: asked.headers }, (came) => {
      answer.writeHead(came.statusCode ?? 502, came.headers);
      came.pipe(answer);
    });
    passedOn.on('error', (error) => answer.writeHead(502).end(String(error)));
    asked.pipe(passedOn);
  });
  await once(balancer.listen(0, '127.0.0.1'), 'listening');
  void watch();

  async function watch(): Promise<void> {
    while (isRunning) {
      await Promise.all(
        [...servers].map(async ([base, server]) => {
          server.isReady = await fetch(`${base}/health/ready`).then(
            ({ ok }) => ok,
            () => false,
          );
        }),
      );
      await delay(CHECK_MS);
    }
  }

  return {
    base: `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`,
    add: (base: string) => void servers.set(base, { isReady: false }),
    isReady: (base: string) => servers.get(base)?.isReady === true,
    async close() {
      isRunning = false;
      agent.destroy();
      balancer.closeAllConnections();
      balancer.close();
    },
  };
}
